import { type CellValue, type ColumnHeader, type ColumnKind, isListColumn, toNumber } from './column.ts'

/** The filter of one column. The list holds values as text, '' for empty cells. */
export type ColumnFilter =
  | { readonly type: 'list'; readonly values: readonly string[] }
  | { readonly type: 'range'; readonly min: number | null; readonly max: number | null }
  | { readonly type: 'text'; readonly text: string }

/** Whether a cell passes a filter. */
export function matchesFilter(value: CellValue, kind: ColumnKind, filter: ColumnFilter): boolean {
  if (filter.type === 'list') return filter.values.includes(value === null ? '' : String(value))
  if (filter.type === 'text')
    return value !== null && String(value).toLowerCase().includes(filter.text.toLowerCase())
  const number = toNumber(value, kind)
  if (Number.isNaN(number)) return false
  return (
    number >= (filter.min ?? Number.NEGATIVE_INFINITY) && number <= (filter.max ?? Number.POSITIVE_INFINITY)
  )
}

/** Parses a number typed into a filter of this kind; `0x243` is allowed in any. Null if it is not a number. */
export function parseBound(text: string, kind: ColumnKind): number | null {
  const trimmed = text.trim()
  const [, digits] =
    (kind === 'hex' ? /^(?:0x)?([0-9a-f]{1,12})$/i : /^0x([0-9a-f]{1,12})$/i).exec(trimmed) ?? []
  if (digits !== undefined) return Number.parseInt(digits, 16)
  return kind !== 'hex' && /^-?\d{1,15}(\.\d+)?$/.test(trimmed) ? Number(trimmed) : null
}

/** The text of a bound in the notation of its column. */
export function formatBound(bound: number | null, kind: ColumnKind): string {
  if (bound === null) return ''
  return kind === 'hex' ? bound.toString(16).toUpperCase() : String(bound)
}

/** Reads a column's filter from its values in the address; null for none or nonsense, which is then ignored. */
export function parseFilter(column: ColumnHeader, values: readonly string[]): ColumnFilter | null {
  const [first] = values
  if (first === undefined) return null
  if (isListColumn(column)) return { type: 'list', values }
  if (column.kind === 'text') return first.trim() === '' ? null : { type: 'text', text: first }
  const [minText = '', maxText = minText] = first.split('..')
  const min = parseBound(minText, column.kind)
  const max = parseBound(maxText, column.kind)
  return min === null && max === null ? null : { type: 'range', min, max }
}

/** The values that represent a filter in the address. */
export function formatFilter(filter: ColumnFilter, kind: ColumnKind): readonly string[] {
  if (filter.type === 'list') return filter.values
  if (filter.type === 'text') return [filter.text]
  return [`${formatBound(filter.min, kind)}..${formatBound(filter.max, kind)}`]
}
