import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { writeCsv } from '../../csv/csv-file.ts'
import type { AnyTable, Source } from '../../csv/declare.ts'
import { ChoiceLists, columnRule } from './choice-lists.ts'
import { choicesSheet, sheetName, stateOf, statesSheet } from './sheet-names.ts'

/** Text format, so that a spreadsheet does not convert cells to numbers or dates. */
const text = '@'

/** Number of extra empty rows formatted as text. */
const rowsToCome = 60

const [narrowest, widest] = [6, 60]

function widthOf(cells: readonly string[]): number {
  const longest = cells.reduce((most, { length }) => Math.max(most, length), 0)
  return Math.min(Math.max(longest + 2, narrowest), widest)
}

function sheetOf(table: AnyTable, source: Source, lists: ChoiceLists): WriteSheet {
  const rows = source.csv(table.file).rows.map(({ cells }) => [...cells])
  const [names = []] = rows
  const heads = names.map((name, index): [string, Partial<Cell>] => {
    const column = table.columns.find(one => one.name === name)
    const rule = column === undefined ? '' : columnRule(column)
    return [
      `0,${index}`,
      { value: name, style: { numFmt: text, font: { bold: true } }, comment: { text: rule } },
    ]
  })
  const blank = Array.from({ length: rowsToCome }, () => names.map(() => null))
  return {
    name: sheetName(table.name),
    columns: names.map((_, index) => ({
      width: widthOf(rows.flatMap(row => row.slice(index, index + 1))),
      numFmt: text,
    })),
    rows: [...rows.map(row => row.map(cell => (cell === '' ? null : cell))), ...blank],
    cells: new Map(heads),
    freezePane: { rows: 1, columns: 1 },
    dataValidations: lists.validationsOf(table, names, rows.length + rowsToCome),
  }
}

/**
 * One workbook of tables, as the bytes of an .xlsx file: a sheet per table with all cells as text, frozen headers with column rules as notes, and drop-downs for
 * columns with fixed values.
 */
export function buildWorkbook(tables: readonly AnyTable[], source: Source): Promise<Uint8Array> {
  const lists = new ChoiceLists()
  const sheets = tables.map(table => sheetOf(table, source, lists))
  const states = tables.map(({ file }) => [
    file,
    stateOf(writeCsv(source.csv(file).rows.map(({ cells }) => cells))),
  ])
  return writeXlsx({
    sheets: [
      ...sheets,
      { name: choicesSheet, rows: lists.rows(), hidden: true },
      { name: statesSheet, rows: states, hidden: true },
    ],
  })
}
