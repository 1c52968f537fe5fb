import { memoizeBy, memoizeByValue } from '../../../src/shared/memoize.ts'
import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import type { CellValue } from '../../csv/engine/kind.ts'
import { problemAt, type Source, type Table, type TableRows } from '../../csv/engine/table.ts'
import { nearest } from '../../csv/nearest.ts'

interface Names {
  /** What the names refer to, e.g. `script of data-csv/scripts.csv`. */
  readonly of: string
  readonly known: (source: Source) => ReadonlySet<string>
}

/** Every word in the cells of a column is one of the names. An empty set of names checks nothing, as its table has problems of its own. */
export function listReference<Row extends Readonly<Record<Property, CellValue>>, Property extends string>(
  table: Table<Row, object>,
  property: Property,
  { of, known }: Names,
): CrossCheck {
  const problemsOf = memoizeBy((rows: TableRows<Row>) =>
    memoizeBy((names: ReadonlySet<string>) => {
      const nearestOf = memoizeByValue((word: string) => nearest(word, names))
      return rows.allRows.flatMap(row => {
        const cell = row.values[property]
        if (typeof cell !== 'string' || names.has(cell)) return []
        const wrong = cell.split(' ').find(word => !names.has(word))
        if (wrong === undefined) return []
        const close = nearestOf(wrong)
        const fix = close === null ? 'correct the name' : `write ${close}`
        return [
          problemAt(row, property, { rule: `lists ${wrong}, which is not a ${of}`, allowed: `a ${of}`, fix }),
        ]
      })
    }),
  )
  return source => {
    const names = known(source)
    return names.size === 0 ? [] : problemsOf(table.read(source))(names)
  }
}
