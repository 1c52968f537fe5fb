import type { ReactNode } from 'react'
import { formatStored, hexPairs } from '#shared/number.ts'
import type { ColumnFacts } from '#shared/table-types.ts'

/** How the values of a column compare, filter and look. `choice` is text with few values, filtered by a list of them. */
export type ColumnKind = NonNullable<ColumnFacts['kind']> | 'text'

/** Value of a cell for sorting and filtering; null for an empty cell. */
export type CellValue = string | number | null

/** What headers, filters and downloads need to know of a column. */
export interface ColumnHeader
  extends Pick<ColumnFacts, 'label' | 'json' | 'isBytes'>,
    Partial<Pick<ColumnFacts, 'hint'>> {
  /** Property of the row, and name of the column in the address. */
  readonly key: string
  readonly kind: ColumnKind
  /** Hidden until the user selects it. */
  readonly isHidden?: boolean
  /** Filtered by a list of values with counts although the kind is not `choice`, e.g. weapon slots. */
  readonly isFaceted?: boolean
  /** Repeats the headings of the groups: for screen readers, which do not read them with each row, but not for eyes. */
  readonly isInHeading?: boolean
  /** Long notes of few rows: below the other cells, across the table. */
  readonly isBelow?: boolean
  /** Numbers drawn by `render` or with a prefix: aligned as text. */
  readonly isDrawn?: boolean
  /** Values of a save: numbers with their thousands separated, which those of ids have not. */
  readonly isStored?: boolean
  /** Written before each value: `$` of script variables. */
  readonly prefix?: string
  /** Left out of the card of a row, whose links have all of it. */
  readonly isLinked?: boolean
}

/** A column of a DataTable over the rows of a generated table. */
export interface Column<Row> extends ColumnHeader, Pick<ColumnFacts, 'widths'> {
  /** Reads the value of a cell, where it is not the property `key` of the row. */
  readonly read?: (row: Row) => CellValue
  /** Rendered instead of the plain value. */
  readonly render?: (row: Row) => ReactNode
  /** What files contain instead of the value, where `render` shows more, e.g. `0 + 1, 3 + 3` for two pairs of colours. */
  readonly written?: (row: Row) => CellValue
  /** Route the cell links to, e.g. `/map?layer=tags&id=3`; null for none. */
  readonly link?: ((row: Row) => string | null) | undefined
  /** Monospaced, as hex columns always are. */
  readonly isMonospace?: boolean
  /** Width that `render` needs, where it is wider than the value. */
  readonly widthCh?: number
}

/** The value of a cell; null where the row has none. */
export function readCell<Row extends object>(
  row: Row,
  { key, read }: Pick<Column<Row>, 'key' | 'read'>,
): CellValue {
  const value: unknown = read ? read(row) : Reflect.get(row, key)
  if (typeof value === 'number' || typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return null
}

/** A row as files contain it: what the page shows in these columns. Booleans stay booleans. */
export function fileRow<Row extends object>(row: Row, columns: readonly Column<Row>[]): object {
  const cellOf = ({ key, read, written }: Column<Row>) => (written ?? read)?.(row) ?? Reflect.get(row, key)
  return Object.fromEntries(columns.map(column => [column.key, cellOf(column)]))
}

/** The value of a cell as shown; null where the row has none. */
export function shownCell<Row extends object>(row: Row, column: Column<Row>): CellValue {
  const { prefix = '', isBytes, isStored } = column
  const value = readCell(row, column)
  if (isStored && typeof value === 'number') return formatStored(value)
  if (isBytes && typeof value === 'string') return hexPairs(value).join(' ')
  return value === null || prefix === '' ? value : `${prefix}${value}`
}

/** The numeric value of a cell: hex text is read as hex, other text gives NaN. */
export function toNumber(value: CellValue, kind: ColumnKind): number {
  if (typeof value === 'number') return value
  if (value === null || kind !== 'hex' || !/^[0-9A-F]+$/i.test(value)) return Number.NaN
  return Number.parseInt(value, 16)
}

/** Empty for an empty cell. */
export type SortKey = number | string

/**
 * What a cell sorts by: numbers and hex by value, text in natural order ("cell 2" before "Cell 10"). The
 * browser's own order of texts reads its data first, which delays the first sort by 30 ms, 120 on a phone.
 */
export function sortKey(value: CellValue, kind: ColumnKind): SortKey {
  if (value === null) return ''
  const number = toNumber(value, kind)
  if (!Number.isNaN(number)) return number
  return String(value)
    .toLowerCase()
    .replace(/\d+/g, digits => digits.padStart(6, '0'))
}

/**
 * Ascending order of two sort keys. A hex column may contain words too (an address "teleport"); they come after the numbers.
 * @param isReversed whether the result will be negated: empty cells come last in both directions
 */
export function compareKeys(a: SortKey, b: SortKey, isReversed = false): number {
  if (a === '' || b === '') return (Number(a === '') - Number(b === '')) * (isReversed ? -1 : 1)
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : Number(a > b)
}

/** A label that marks hex values, where no column header is above. */
export function spokenLabel({ label, kind }: Pick<ColumnHeader, 'label' | 'kind'>): string {
  return isHexUnlabelled({ label, kind }) ? `${label} (hex)` : label
}

/** Whether the values are hex and the label does not show it. */
export function isHexUnlabelled({ label, kind }: Pick<ColumnHeader, 'label' | 'kind'>): boolean {
  return kind === 'hex' && !/hex/i.test(label)
}

/** Whether a column is filtered by a list of its values rather than by a range or a text. */
export function isListColumn(column: ColumnHeader): boolean {
  return column.kind === 'choice' || column.isFaceted === true
}

/** The column that names a row: the best title with a value, else the first that is shown. */
export function titleColumn<Row extends object>(
  columns: readonly Column<Row>[],
  titleKeys: readonly string[],
  row: Row,
): Column<Row> | undefined {
  const titles = titleKeys.flatMap(name => columns.find(({ key }) => key === name) ?? [])
  return (
    titles.find(column => readCell(row, column) !== null) ??
    titles[0] ??
    columns.find(({ isInHeading }) => !isInHeading)
  )
}
