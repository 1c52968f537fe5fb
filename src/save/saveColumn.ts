import { shortestFloat } from '#shared/number.ts'
import { dollarBase, dollarNumberAt, shiftRangeOf } from '#shared/script-variable.ts'
import { statisticElement } from '#shared/statistic.ts'
import { isMobile, offsetOf, PathError, type Save } from '../generated/gtasa-save/index.js'
import { variableShifts } from '../generated/variable-shifts.ts'

/** A value of an opened save as a table shows it; null where there is none. */
export type SaveCell = string | number | null

/** Where in the file something of each row of a table is. */
export interface FileOffsets<Row = object> {
  /** Column of the table with the offset in the block, whose place this one takes; null for a table without. */
  readonly column: string | null
  /** Header of the column. */
  readonly label: string
  /** Bytes from the start of the file; null where the save has none. A method, for the same reason as `read`. */
  of(row: Row): number | null
}

/** What the opened save says about the rows of one table. */
export interface SaveColumn<Row = object> {
  readonly kind: 'integer' | 'float' | 'choice' | 'text'
  /** What the values are; the tooltip of the header. */
  readonly hint: string
  /** The value of a row of the table; null where the save has none. A method, so that each table has its own type of rows. */
  read(row: Row): SaveCell
  readonly offsets: readonly FileOffsets<Row>[]
  /** Columns that make room for these, so that the table fits a window of 1,280 pixels; the user can show them. */
  readonly hides?: readonly string[]
}

/** Makes the column "Your save" of a table. */
export type ColumnMaker<Row> = (save: Save) => SaveColumn<Row>

/** Columns by the names of their tables. */
export type SaveColumns = Readonly<Record<string, ColumnMaker<object>>>

const columnOf =
  (kind: SaveColumn['kind']) =>
  <Row>(
    hint: string,
    read: (row: Row) => SaveCell,
    ...offsets: readonly FileOffsets<Row>[]
  ): SaveColumn<Row> => ({ kind, hint, read, offsets })

/** A column of few values, filtered by a list of them. */
export const choice = columnOf('choice')
export const text = columnOf('text')
export const integer = columnOf('integer')
export const number = columnOf('float')

/** The column "In your file". @param column of the table whose place it takes; null for a table without offsets */
export const inFile = <Row>(
  column: (keyof Row & string) | null,
  of: (row: Row) => number | null,
  label = 'In your file',
): FileOffsets<Row> => ({ column, label, of })

/** A column in whose favour others are hidden at first. */
export const hiding =
  <Row>(hides: readonly (keyof Row & string)[], make: ColumnMaker<Row>): ColumnMaker<Row> =>
  save => ({ ...make(save), hides })

/** The index in a save of a variable of the script of PC; NaN for none, and where it is not known on mobile. */
function ownIndex(save: Save, given: number | null): number {
  const index = given ?? Number.NaN
  return index + (isMobile(save) ? (shiftRangeOf(index, variableShifts)?.shift ?? Number.NaN) : 0)
}

/**
 * A script variable of a save.
 * @param index of the variable in the script of PC
 * @returns null for no variable, and where the save has no such one, or its index on mobile is not known
 */
export function readGlobal(
  save: Save,
  index: number | null,
  type: 'integer' | 'float' = 'integer',
): number | null {
  const own = ownIndex(save, index)
  if (save.blocks.scripts.globals[own] === undefined) return null
  const { globals } = save.script
  return type === 'float' ? shortestFloat(globals.getFloat(own)) : globals.get(own)
}

/** The index in the script of PC of the variable at an offset in block 01 of PC; null where there is none. */
export function globalIndexAt({ blocks }: Save, positionHex: string | null): number | null {
  const dollar = dollarNumberAt(positionHex ?? '', blocks.scripts.globals.length)
  return dollar === null ? null : dollar - dollarBase
}

/** Bytes from the start of the file to a field; null where the save has no such field. */
export function pathOffset(save: Save, path: string): number | null {
  try {
    return offsetOf(save, path)
  } catch (error) {
    if (!(error instanceof PathError)) throw error
    return null
  }
}

/**
 * The offset in the file of a pickup; null if it is gone. On all saves tested, the horseshoes that are left and those that
 * statistic 241 counts add up to 50.
 * @param handle its slot, and above 16 bits how often the slot has been used
 */
export function pickupOffset(save: Save, handle: number): number | null {
  const slot = handle & 0xffff
  const pickup = save.blocks.pickups.pickups[slot]
  const isThere = pickup !== undefined && pickup.type !== 0 && pickup.reference === handle >>> 16
  return isThere ? pathOffset(save, `block06.pickups[${slot}]`) : null
}

/** Offsets in the file of the elements of a list of a save, by their index; null for an index it does not have. */
export function elementOffsets(
  save: Save,
  path: string,
  { length }: ArrayLike<unknown>,
): (index: number | undefined) => number | null {
  if (length === 0) return () => null
  const first = offsetOf(save, `${path}[0]`)
  const stride = length > 1 ? offsetOf(save, `${path}[1]`) - first : 0
  return (index = -1) => (index >= 0 && index < length ? first + index * stride : null)
}

/** Offsets in the file of the script variables of a save, by their index in the script of PC. */
export function globalOffsets(save: Save): (index: number | null) => number | null {
  const offsetAt = elementOffsets(save, 'block01.globals', save.blocks.scripts.globals)
  return index => offsetAt(ownIndex(save, index))
}

/** Offsets in the file of the statistics of a save, by their numbers in the game. */
export function statisticOffsets(save: Save): (id: number | null) => number | null {
  const { floatStats, intStats } = save.blocks.statistics
  const offsets = {
    float_stats: elementOffsets(save, 'block16.float_stats', floatStats),
    int_stats: elementOffsets(save, 'block16.int_stats', intStats),
  }
  return id => {
    const { list, index } = statisticElement(id ?? Number.NaN)
    return offsets[list](index)
  }
}

/** A statistic of a save; null for none. @param id its number in the game */
export function readStatistic({ blocks }: Save, id: number | null): number | null {
  const { list, index } = statisticElement(id ?? Number.NaN)
  const { floatStats, intStats } = blocks.statistics
  if (list !== 'float_stats') return intStats[index] ?? null
  const value = floatStats[index]
  return value === undefined ? null : shortestFloat(value)
}
