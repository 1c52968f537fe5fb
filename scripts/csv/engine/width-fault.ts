import { pairs } from '../pairs.ts'
import type { Fault } from '../problem.ts'
import type { Header } from './read-header.ts'
import type { TableColumn } from './table.ts'

/** Whether every cell of a row parses; cells below an unknown header always do. */
function fits(cells: readonly string[], columns: readonly TableColumn[], { positions }: Header): boolean {
  const kinds = new Map(columns.map(({ name, kind }) => [positions.get(name), kind]))
  return cells.every((cell, index) => {
    const kind = kinds.get(index)
    return kind === undefined || 'value' in kind.parse(cell)
  })
}

/** How to fix a row with one extra cell by joining two cells, if exactly one way makes all cells valid; otherwise null. */
function joining(cells: readonly string[], columns: readonly TableColumn[], header: Header): string | null {
  const ways = pairs(cells).flatMap(([first, second], index) => {
    const joined = (text: string) => cells.toSpliced(index, 2, text)
    const isNumber = /^-?\d+$/.test(first) && /^\d+$/.test(second)
    if (isNumber && fits(joined(`${first}.${second}`), columns, header))
      return [{ isLikely: true, fix: `write ${first}.${second}` }]
    if (!fits(joined(`${first},${second}`), columns, header)) return []
    return [{ isLikely: second.startsWith(' '), fix: `write "${first},${second}" with its quotes` }]
  })
  const likely = ways.filter(({ isLikely }) => isLikely)
  const [way, ...others] = likely.length > 0 ? likely : ways
  return way === undefined || others.length > 0 ? null : way.fix
}

/** The column after which an empty cell is missing; null if ambiguous. */
function missing(cells: readonly string[], columns: readonly TableColumn[], header: Header): string | null {
  const indexes = [...cells.keys(), cells.length].filter(index =>
    fits(cells.toSpliced(index, 0, ''), columns, header),
  )
  const [index, ...others] = indexes
  if (index === undefined || others.length > 0) return null
  const name = columns.find(column => header.positions.get(column.name) === index)?.name
  return name === undefined ? null : `add the comma of the empty ${name}`
}

/** The fault of a row with more or fewer cells than the header, and its position where it can be determined. */
export function widthFault(cells: readonly string[], columns: readonly TableColumn[], header: Header): Fault {
  const { width } = header
  const rule = `is in a row of ${cells.length} cells`
  const allowed = `${width} cells, as many as the header has`
  const repair =
    cells.length === width + 1
      ? joining(cells, columns, header)
      : cells.length === width - 1
        ? missing(cells, columns, header)
        : null
  if (repair !== null) return { rule, allowed, fix: repair }
  const fix =
    cells.length < width
      ? 'add the missing commas; Excel leaves out those at the end of rows, npm run sheet does not'
      : 'quote a cell that contains a comma, or remove the extra cells'
  return { rule, allowed, fix }
}
