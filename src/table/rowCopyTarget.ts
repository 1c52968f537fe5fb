import type { CopyTarget } from './actions/copyTarget.ts'
import { cellFormats } from './cellFormats.ts'
import { type Column, fileRow, readCell } from './column.ts'
import { csvText, rowJson } from './rowsText.ts'
import { cardRoute, type TableDefinition } from './tableDefinition.ts'

/** The texts of a row that name it: its first cell and its first text. */
function nameOf<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  const filled = columns.filter(column => readCell(row, column) !== null)
  const named = [filled[0], filled.find(({ kind }) => kind === 'text')]
  const words = named.map(column => column && readCell(row, column))
  return `row ${[...new Set(words)].filter(word => word !== undefined && word !== null).join(' ')}`
}

/**
 * What can be copied of a row: its link, its cells, the row and its columns as text.
 * @param columns the shown ones
 * @param shownRows rows that pass the filters, in their order
 */
export function rowCopyTarget<Row extends object>(
  table: TableDefinition<Row>,
  columns: readonly Column<Row>[],
  row: Row,
  shownRows: readonly Row[],
): CopyTarget {
  const parts = columns.flatMap(column => {
    const formats = cellFormats(readCell(row, column), column)
    return formats.length > 0 ? [{ key: column.key, label: column.label, formats, column }] : []
  })
  const csv = csvText(columns, [fileRow(row, columns)])
  const json = rowJson(columns, fileRow(row, columns))
  return {
    name: nameOf(row, columns),
    route: cardRoute(table, row),
    parts,
    whole: [
      { what: 'row as CSV', preview: csv.slice(csv.indexOf('\n') + 1), read: () => csv },
      { what: 'row as JSON', preview: json, read: () => json },
    ],
    ofPart: index => {
      const column = parts[index]?.column
      if (!column) return []
      return [
        {
          what: 'column as CSV',
          preview: `${column.label}, shown rows`,
          read: () =>
            csvText(
              [column],
              shownRows.map(shown => fileRow(shown, [column])),
            ),
        },
      ]
    },
  }
}
