/** What the text of a cell is in JSON: a list of words or numbers with spaces between them, of phrases with commas, or one number. */
export type JsonForm = 'words' | 'phrases' | 'numbers' | 'number'

/** A column whose cells a JSON file contains. */
export interface FileColumn {
  /** Property of the row. */
  readonly key: string
  readonly json?: JsonForm | undefined
  /** Columns that identify a row come first. */
  readonly isKey?: boolean | undefined
}

interface JsonColumn extends FileColumn {
  readonly name: string
}

const numberOr = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

/** The value of a cell in JSON; an empty list for a list that is empty, and null for what is no plain value. */
export function jsonCell(value: unknown, form?: JsonForm): unknown {
  if (form !== undefined && form !== 'number') {
    const parts = typeof value === 'string' ? value.split(form === 'phrases' ? ', ' : ' ') : []
    return form === 'numbers' ? parts.map(numberOr) : parts
  }
  if (typeof value === 'string') return form === 'number' ? numberOr(value) : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Prints rows as JSON objects, which are written cell by cell: building an object per row takes twice as long. */
function printer(columns: readonly JsonColumn[]): (row: object) => string {
  const keysFirst = columns.toSorted((a, b) => Number(b.isKey ?? false) - Number(a.isKey ?? false))
  const starts = keysFirst.map(({ name, key, json }) => ({ start: `${JSON.stringify(name)}:`, key, json }))
  return row => {
    const cells = starts.map(
      ({ start, key, json }) => start + JSON.stringify(jsonCell(Reflect.get(row, key), json)),
    )
    return `{${cells.join(',')}}`
  }
}

/** One row as a JSON object. */
export function jsonRow(columns: readonly JsonColumn[], row: object): string {
  return printer(columns)(row)
}

/** Rows as a JSON array of objects, one per line. */
export function jsonRows(columns: readonly JsonColumn[], rows: readonly object[]): string {
  return `[\n${rows.map(printer(columns)).join(',\n')}\n]\n`
}
