import { toHex } from '#shared/hex.ts'
import { fieldRoute } from '#shared/route.ts'
import { dollarName } from '#shared/script-variable.ts'
import { arrayResolver, derivedColumns } from '#shared/variable-array.ts'
import {
  type Change,
  diffSaves,
  isMobile,
  type Noise,
  type SaveField,
} from '../generated/gtasa-save/index.js'
import { variableArrays } from '../generated/variable-arrays.ts'
import { variableShifts } from '../generated/variable-shifts.ts'
import { variableColumns } from '../generated/variables.ts'
import { type OpenedSave, valueText } from './readSave.ts'

/** A value that differs between two saves. */
export interface ChangeRow {
  readonly block: string
  readonly path: string
  /** Name and meaning of a script variable; null for other fields. */
  readonly meaning: string | null
  /** Null if only the other save has the value. */
  readonly before: string | null
  readonly after: string | null
  /** Null where one of the two is no number. */
  readonly difference: number | null
  /** From the start of the file that has the value, the opened save first. */
  readonly fileOffsetHex: string
  /** The field on its page; null if only the compared save has it. */
  readonly route: string | null
}

const cells = { ...variableColumns, ...derivedColumns(variableColumns, arrayResolver(variableArrays)) }

/** The number in the script of PC of a variable; undefined for other paths, and where it is not known on mobile. */
function variableOf(save: OpenedSave, path: string): number | undefined {
  const number = /^block01\.globals\[(\d+)\]$/.exec(path)?.[1]
  if (number === undefined) return undefined
  const index = Number(number)
  if (!isMobile(save.save)) return index
  const range = variableShifts.find(({ first, last, shift }) => {
    return first + shift <= index && index <= last + shift
  })
  return range && index - range.shift
}

/** Significant digits of a difference: exact for integers, without the noise of floats. */
const digits = 10

const bits = new DataView(new ArrayBuffer(4))

/** The float that a script variable of four bytes is. */
function toFloat(stored: number): number {
  bits.setInt32(0, stored, true)
  return bits.getFloat32(0, true)
}

const meaningOf = (variable: number) =>
  [cells.name[variable] ?? dollarName(variable), cells.meaning[variable]].filter(Boolean).join(': ')

function toRow(opened: OpenedSave, { path, offset, before, after }: Change): ChangeRow {
  const variable = variableOf(opened, path)
  const isFloat = variable !== undefined && cells.type[variable] === 'float'
  const read = (value: SaveField['value'] | null) =>
    isFloat && typeof value === 'number' ? toFloat(value) : value
  const [old, now] = [read(before), read(after)]
  const textOf = (value: SaveField['value'] | null) =>
    value === null ? null : valueText({ type: isFloat || !Number.isInteger(value) ? 'f32' : 'i32', value })
  const block = path.slice('block'.length, 'block00'.length)
  const start = opened.startOf(block) ?? 0
  return {
    block,
    path,
    meaning: variable === undefined ? null : meaningOf(variable),
    before: textOf(old),
    after: textOf(now),
    difference:
      typeof old === 'number' && typeof now === 'number' ? Number((now - old).toPrecision(digits)) : null,
    fileOffsetHex: toHex(offset, 5),
    route: before === null ? null : fieldRoute(block, toHex(offset - start)),
  }
}

/**
 * The values that differ between the opened save and another of its platform, in file order.
 * @param ignored what to leave out
 */
export function compareSaves(
  opened: OpenedSave,
  compared: OpenedSave,
  ignored: readonly Noise[],
): readonly ChangeRow[] {
  // From the compared save to the opened one: offsets are then those of the opened save, which the pages show.
  return diffSaves(compared.save, opened.save, { ignore: ignored }).map(change =>
    toRow(opened, { ...change, before: change.after, after: change.before }),
  )
}
