import type { Random } from '../../format/synthetic/random.ts'
import type { TableFault } from './fault.ts'
import { faultInCells, type TableCells } from './table-cells.ts'

const faultsPerPair = 4

/** Columns of x and y that belong together, e.g. `start_1_x` and `start_1_y`. */
function pairsOf({ header }: TableCells): readonly (readonly [x: number, y: number])[] {
  return header.flatMap((name, x) => {
    const y = header.indexOf(name.replace(/(^|_)x$/, '$1y'))
    return /(^|_)x$/.test(name) && y !== -1 ? [[x, y] as const] : []
  })
}

const isPlace = (cell: string) => cell !== '' && Number(cell) !== 0

/** Positions with x and y exchanged, the sign of one lost, and moved by a wrong digit. */
export function misplaced(cells: TableCells, random: Random): TableFault[] {
  return pairsOf(cells).flatMap(([x, y]) =>
    Array.from({ length: faultsPerPair }, () => random.integer(0, cells.length - 1)).flatMap(row => {
      const [cellX, cellY] = [cells.cell(row, x), cells.cell(row, y)]
      if (!isPlace(cellX) || !isPlace(cellY) || cellX === cellY) return []
      const swapped = [
        { row, column: x, cell: cellY },
        { row, column: y, cell: cellX },
      ]
      const column = random.integer(0, 1) === 0 ? x : y
      const cell = cells.cell(row, column)
      const other = cell.startsWith('-') ? cell.slice(1) : `-${cell}`
      const moved = String(Number(cell) + (Number(cell) > 0 ? -700 : 700))
      return [
        faultInCells('x and y exchanged', cells, swapped),
        faultInCells('sign of a position lost', cells, [{ row, column, cell: other }]),
        faultInCells('position moved by 700', cells, [{ row, column, cell: moved }]),
      ]
    }),
  )
}

/** Counters after missions that are one too high or too low. */
export function wrongCounters(cells: TableCells, random: Random): TableFault[] {
  const column = cells.header.indexOf('counter_after')
  if (column === -1) return []
  const rows = Array.from({ length: cells.length }, (_, row) => row).filter(row =>
    /^\d+$/.test(cells.cell(row, column)),
  )
  return Array.from({ length: 24 }, (_, number) => {
    const row = rows[random.integer(0, rows.length - 1)] ?? 0
    const value = Number(cells.cell(row, column))
    const cell = String(number % 2 === 0 || value === 0 ? value + 1 : value - 1)
    return faultInCells('counter after a mission', cells, [{ row, column, cell }])
  })
}
