import type { CsvRow } from '../../csv-row.ts'
import type { Fault, Problem } from '../../problem.ts'
import { problemAt, type Table } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'
import type { RowOrder } from './row-order.ts'

/** Compares cells as spreadsheets sort them: numbers before text, letters without case. */
function spreadsheetOrder(collator: Intl.Collator) {
  return (a: string, b: string): number => {
    const [first, second] = [Number(a), Number(b)]
    if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1
    return Number.isNaN(first) ? collator.compare(a, b) : first - second
  }
}

const up = [new Intl.Collator('en'), new Intl.Collator('en', { ignorePunctuation: true })].map(
  spreadsheetOrder,
)
const down = up.map(compare => (a: string, b: string) => compare(b, a))

/** Whether the cells of a column stand as a spreadsheet sorts them; empty ones are at the end, up and down. */
function isSorted(
  rows: readonly CsvRow[],
  index: number,
  orders: readonly ((a: string, b: string) => number)[],
): boolean {
  let possible = orders
  let previous: string | undefined
  let hasEnded = false
  let isConstant = true
  for (const { cells } of rows) {
    const cell = cells[index] ?? '' // a short row is told elsewhere
    if (cell === '') hasEnded = true
    else if (hasEnded) return false
    else if (previous !== undefined && cell !== previous) {
      isConstant = false
      const before = previous
      possible = possible.filter(compare => compare(before, cell) <= 0)
      if (possible.length === 0) return false
    }
    if (cell !== '') previous = cell
  }
  return !isConstant || (hasEnded && previous !== undefined)
}

const sorted = (name: string): Fault => ({
  rule: `is the column that all rows are sorted by, but this table has an order of its own (${name})`,
  allowed: 'the rows as they were: pages show them in this order',
  fix: 'undo the sorting, or restore the file',
})

/** Columns that the rows happen to be sorted by, although that is not why they stand so. */
type Natural<Row> = Readonly<Partial<Record<keyof Row & string, 'up' | 'down'>>>

/**
 * The rows stand in an order that no column tells: of a story, of a page. Rows sorted by a column have lost it.
 * @param order what the order is, for the one who has to bring it back
 */
export function ownOrder<Row>(table: Table<Row, object>, order: string, natural?: Natural<Row>): RowOrder {
  const free = new Map<string, unknown>(natural === undefined ? [] : Object.entries(natural))
  const check: CrossCheck = source => {
    const [header, ...rows] = source.csv(table.file).rows
    const [first] = table.read(source).allRows
    if (header === undefined || first === undefined) return []
    return table.columns.flatMap(({ name, property }): readonly Problem[] => {
      const index = header.cells.indexOf(name)
      const told = [
        ...(free.get(property) === 'up' ? [] : up),
        ...(free.get(property) === 'down' ? [] : down),
      ]
      if (index === -1 || !isSorted(rows, index, told)) return []
      return [problemAt(first, property, sorted(order))]
    })
  }
  return Object.assign(check, { table, by: [] })
}
