import { memoizeBy } from '#shared/memoize.ts'
import { statisticElement } from '#shared/statistic.ts'
import { isStruct, type StructValue, type Value } from '../../../scripts/format/codec/value.ts'
import { numbersIn } from '../../../scripts/format/evidence/evidence-save.ts'
import { variableCount } from '../../../scripts/tables/shared/shared-columns.ts'
import { type RealSave, realSaves } from '../../support/real-saves.ts'
import { decoded } from './support.ts'

/** The values of the blocks of a save, by number. */
type Blocks = Readonly<Record<string, StructValue>>

export interface SaveValues {
  readonly name: string
  readonly blocks: Blocks
  /** The script variables, as whole numbers. */
  readonly globals: readonly number[]
  /** The value of a statistic, by its number. */
  readonly statistic: (id: number) => number
}

export const valuesOf = memoizeBy(({ name, bytes }: RealSave): SaveValues => {
  const blocks: Blocks = Object.fromEntries(decoded(bytes).blocks.map(block => [block.number, block.value]))
  const lists = ['float_stats', 'int_stats'].map(list => [list, numbersIn(blocks['16'], list)] as const)
  const statistics = new Map(lists)
  const statistic = (id: number) => {
    const { list, index } = statisticElement(id)
    return statistics.get(list)?.[index] ?? Number.NaN
  }
  return { name, blocks, globals: numbersIn(blocks['01'], 'globals'), statistic }
})

/** Whether a save is of the unmodified game script: another one has other variables. */
export const isUnmodifiedGame = ({ globals }: SaveValues) => globals.length === variableCount

/** The first saves of the project, without the one of another game script. */
export const unmodifiedSaves = realSaves.map(valuesOf).filter(isUnmodifiedGame)

/** The structs of a list. @throws Error if it is no list */
export function structs(value: Value | undefined): readonly StructValue[] {
  if (!Array.isArray(value)) throw new Error('no list')
  return value.filter(isStruct)
}

/** A number inside nested structs, e.g. `position`, `x`. */
export function numberAt(value: Value | undefined, ...path: readonly string[]): number {
  const found = path.reduce<Value | undefined>(
    (inner, name) => (inner !== undefined && isStruct(inner) ? inner[name] : undefined),
    value,
  )
  return Number(found)
}

/** The same, rounded to three decimals. */
export const at = (value: Value | undefined, ...path: readonly string[]) =>
  Number(numberAt(value, ...path).toFixed(3)) + 0

export const corner = (value: StructValue, name: string) => ['x', 'y', 'z'].map(axis => at(value, name, axis))

/** A short position: eight times the game coordinates. */
export const eighths = (value: StructValue) =>
  ['x', 'y', 'z'].map(axis => numberAt(value, 'position', axis) / 8)

/** The parked cars of the scripts, without those that a running mission has added before them. */
export const carsOf = (blocks: Blocks) => structs(blocks['12']?.cars).slice(-208)

/**
 * The pickups with their indexes and handles, without free slots, dropped weapons (types 4 and 5) and money
 * (8).
 */
export const pickupsOf = (blocks: Blocks) =>
  structs(blocks['06']?.pickups).flatMap((pickup, slot) => {
    if ([0, 4, 5, 8].includes(Number(pickup.type))) return []
    return { pickup, position: eighths(pickup).join(), handle: slot + 0x10000 * Number(pickup.reference) }
  })
