import type { LongForms, Subject, ToolArea } from '../tools/subject.ts'
import { cellForms } from './cellForms.ts'
import type { Column } from './column.ts'

/** The cells of a row that have something in them. */
function filledCells<Row>(line: HTMLElement, row: Row, columns: readonly Column<Row>[]) {
  const cells = [...line.querySelectorAll<HTMLElement>(':scope > td:not([data-tool])')]
  return columns.flatMap((column, index) => {
    const cell = cells[index]
    const shown = cell?.textContent.trim() ?? ''
    const forms = cellForms(row[column.key], shown, column)
    return cell && forms.length > 0 ? [{ column, cell, forms }] : []
  })
}

/** What a reader calls a row by: its first cell and the first text. */
function nameOf<Row>(cells: ReturnType<typeof filledCells<Row>>): string {
  const text = cells.find(({ column }) => column.kind === 'text')
  const words = [cells[0], text].map(cell => cell?.forms[0]?.text)
  return `row ${[...new Set(words)].filter(Boolean).join(' ')}`
}

interface Rows<Row> {
  /** The shown columns. */
  readonly columns: readonly Column<Row>[]
  readonly rowOf: (line: HTMLElement) => Row | undefined
  /** Reads the rows that pass the filters, in their order. */
  readonly readRows: () => readonly Row[]
  readonly routeOf: (row: Row) => string
}

/** What the tool serves in a table: each row with its name, its address and its cells, and rows and columns as text. */
export function rowArea<Row extends object>({ columns, rowOf, readRows, routeOf }: Rows<Row>): ToolArea {
  const read = (line: HTMLElement, pointedAt: Element): Subject | null => {
    const row = rowOf(line)
    if (!row) return null
    const cells = filledCells(line, row, columns)
    const pointed = cells.findIndex(({ cell }) => cell.contains(pointedAt))
    return {
      name: nameOf(cells),
      route: routeOf(row),
      parts: cells.map(({ column, forms }) => ({ key: column.key, label: column.label, forms })),
      part: Math.max(0, pointed),
    }
  }
  const loadLongForms = async (): Promise<LongForms> => {
    const { csvText, rowJson } = await import('./rowsText.ts')
    return {
      ofRow(line) {
        const row = rowOf(line)
        if (!row) return []
        const [csv, json] = [csvText(columns, [row]), rowJson(columns, row)]
        return [
          { what: 'row as CSV', shown: csv.slice(csv.indexOf('\n') + 1), read: () => csv },
          { what: 'row as JSON', shown: json, read: () => json },
        ]
      },
      ofPart(line, part) {
        const row = rowOf(line)
        const column = row && filledCells(line, row, columns)[part]?.column
        if (!column) return []
        return [
          {
            what: 'column as CSV',
            shown: `${column.label}, shown rows`,
            read: () => csvText([column], readRows()),
          },
        ]
      },
    }
  }
  return { selector: 'tbody tr:has(td)', read, loadLongForms }
}
