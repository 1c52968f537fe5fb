import { variableCount } from '../../tables/shared/arrays-disjoint.ts'
import type { StructValue, Value } from '../codec/value.ts'

/** What the tests of script variables read from one save. */
export interface VariableSave {
  readonly name: string
  /** The variables as unsigned, signed and floating-point numbers. */
  readonly words: Uint32Array
  readonly integers: Int32Array
  readonly floats: Float32Array
  /** Game clock in milliseconds. */
  readonly clockMs: number
  /** Value of a statistic by its number. */
  readonly statistic: (id: number) => number
  readonly blocks: ReadonlyMap<string, StructValue>
}

const firstIntegerStatistic = 120

const numbers = (value: Value | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : []

/** Bytes of the main script in the two editions for PC and in that of mobile. */
const gameScriptSizes = [194_146, 194_125, 262_245]

/** Whether block 01 is that of a script of the unmodified game. */
export const isGameScript = (block: StructValue | undefined) =>
  gameScriptSizes.includes(Number(block?.main_script_size))

/** The variables of a decoded save; null if its script is not that of the unmodified game. */
export function variableSave(name: string, blocks: VariableSave['blocks']): VariableSave | null {
  const block = (number: string): StructValue => blocks.get(number) ?? {}
  const globals = numbers(block('01').globals)
  if (globals.length !== variableCount || !isGameScript(block('01'))) return null
  const words = Uint32Array.from(globals)
  const floatStatistics = numbers(block('16').float_stats)
  const integerStatistics = numbers(block('16').int_stats)
  const statistic = (id: number) =>
    (id < firstIntegerStatistic ? floatStatistics[id] : integerStatistics[id - firstIntegerStatistic]) ?? 0
  return {
    name,
    words,
    integers: new Int32Array(words.buffer),
    floats: new Float32Array(words.buffer),
    clockMs: Number(block('00').game_time_ms),
    statistic,
    blocks,
  }
}

/** Neighbours in a series of saves of one game, ordered by the game clock. */
export function neighbours(
  series: readonly VariableSave[],
): readonly (readonly [VariableSave, VariableSave])[] {
  const ordered = series.toSorted((one, other) => one.clockMs - other.clockMs)
  return ordered.flatMap((after, index) => {
    const before = ordered[index - 1]
    return before === undefined ? [] : [[before, after] as const]
  })
}
