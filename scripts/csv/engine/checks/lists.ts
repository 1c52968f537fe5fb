import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { nearest } from '#shared/nearest.ts'
import { problemsIn } from '../row-faults.ts'
import type { Cells, CrossCheck, Source, Table, TableRows } from '../table.ts'

/** Names that cells list. */
export interface Names {
  /** What the names refer to, e.g. `script of data-csv/scripts.csv`. */
  readonly of: string
  /** Empty if their table has problems of its own. */
  known(source: Source): ReadonlySet<string>
}

const cellsOf = memoizeBy((rows: TableRows<unknown>) =>
  memoizeByValue(
    (property: string): ReadonlySet<string> =>
      new Set(rows.isWhole ? rows.allRows.map(({ values }) => String(values[property])) : []),
  ),
)

/** The cells of a column as names. */
export function namesIn<Row>(table: Table<Row, object>, property: keyof Row & string, noun: string): Names {
  return { of: `${noun} of ${table.file}`, known: source => cellsOf(table.read(source))(property) }
}

/** Every word in the cells of a column is one of the names. */
export function lists<Property extends string>(
  property: Property,
  { of, known }: Names,
): CrossCheck<Cells<Property>> {
  const problemsOf = memoizeBy((rows: TableRows<Cells<Property>>) =>
    memoizeBy((names: ReadonlySet<string>) => {
      const nearestOf = memoizeByValue((word: string) => nearest(word, names))
      return problemsIn(rows.allRows, ({ values }) => {
        const cell = values[property]
        if (typeof cell !== 'string' || names.has(cell)) return null
        const wrong = cell.split(' ').find(word => !names.has(word))
        if (wrong === undefined) return null
        const close = nearestOf(wrong)
        return {
          property,
          rule: `lists ${wrong}, which is not a ${of}`,
          allowed: `a ${of}`,
          fix: close === null ? 'correct the name' : `write ${close}`,
        }
      })
    }),
  )
  return (rows, source) => {
    const names = known(source)
    return names.size === 0 ? [] : problemsOf(rows)(names)
  }
}

/** Every word in the cells of a column is in another column of the same table. */
export function listsWithin<Property extends string, Key extends string>(
  property: Property,
  key: Key,
  noun: string,
): CrossCheck<Cells<Property | Key>> {
  return (rows, source) =>
    lists(property, { of: `${noun} of ${rows.table.file}`, known: () => cellsOf(rows)(key) })(rows, source)
}
