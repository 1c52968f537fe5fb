import { type RefObject, useEffect } from 'react'
import { type RowAddress, rowName, rowRoute } from '../generated/algebra/row-address.ts'
import type { TableSummary } from '../generated/tables.ts'
import { RowTool } from '../tools/RowTool.tsx'
import type { LongForms, Subject } from '../tools/subject.ts'
import { cellForms } from './cellForms.ts'
import type { Column } from './column.ts'
import { copySelection } from './copySelection.ts'
import { layOutAhead } from './layOutAhead.ts'
import { type Sort, useSortAhead } from './useSortAhead.ts'

// One chunk for all that a reader may do with rows.
export { sourcesInWords } from '../site/sourcesInWords.ts'
export { saveShown, saveWhole } from './saveTable.ts'

export interface TableToolsProps<Row> {
  scroller: RefObject<HTMLElement | null>
  source: TableSummary & RowAddress<Row>
  /** The shown columns. */
  columns: readonly Column<Row>[]
  rowOf: (line: HTMLElement) => Row | undefined
  /** Reads the rows that pass the filters, in their order. */
  readRows: () => readonly Row[]
  /** Sorts ahead of a press; without it the rows are sorted, and the first of them laid out. */
  sortAhead?: (sort: Sort) => void
  /** What the reader did before this code was there. */
  sign: Event | null
}

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

/** The tool for the rows of a table, and what copying them gives. */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { scroller, source, columns, rowOf, readRows, sign } = props
  const sortRows = async (sort: Sort) => {
    const { prepareRows } = await import('./findRows.ts')
    const sorted = prepareRows(readRows(), columns)({ sort, filters: {}, query: '' })
    const lines = [...(scroller.current?.querySelectorAll<HTMLElement>('tr[data-line]') ?? [])]
    const byId = new Map(lines.map(line => [line.dataset.line, line]))
    layOutAhead(sorted.flatMap(row => byId.get(rowName(source, row)) ?? []))
  }
  useSortAhead(
    scroller,
    columns,
    sign?.target ?? null,
    props.sortAhead ?? (sort => void sortRows(sort).catch(() => {})),
  )

  useEffect(() => {
    const table = scroller.current
    table?.addEventListener('copy', copySelection)
    return () => table?.removeEventListener('copy', copySelection)
  }, [scroller])

  const read = (line: HTMLElement, pointedAt: Element): Subject | null => {
    const row = rowOf(line)
    if (!row) return null
    const cells = filledCells(line, row, columns)
    const pointed = cells.findIndex(({ cell }) => cell.contains(pointedAt))
    return {
      name: nameOf(cells),
      route: rowRoute(source, row),
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
  return (
    <RowTool
      root={scroller}
      area={{ selector: 'tbody tr:has(td)', read, loadLongForms }}
      tag="td"
      sign={sign}
    />
  )
}
