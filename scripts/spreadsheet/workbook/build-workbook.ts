import { type Cell, cellRef, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { writeCsv } from '../../csv/csv-file.ts'
import { type AnyTable, rangeWords, type Source, type TableColumn } from '../../csv/declare.ts'
import { choicesSheet, sheetName, stateOf, statesSheet } from './sheet-names.ts'

/** A value no column accepts, used to obtain the message of what is allowed. */
const impossibleCell = '\u0001'

/** Longer lists are only in the drop-down. */
const mostChoices = 12

function allowedWords({ kind }: TableColumn): string {
  if (kind.choices !== null && kind.choices.length > mostChoices) return 'one of the list'
  const parsed = kind.parse(impossibleCell)
  return 'fault' in parsed ? parsed.fault.allowed : 'text'
}

/** The rule of a column as a header note: meaning, unit and allowed cells. */
function columnRule(column: TableColumn): string {
  const { label, description, unit, kind } = column
  const allowed = [allowedWords(column), rangeWords(kind.constraints)].filter(words => words !== '')
  return [
    `${label}: ${description}`,
    ...(unit === null ? [] : [`Unit: ${unit}`]),
    `Allowed: ${allowed.join('; ')}`,
    kind.isOptional ? 'May be empty' : 'Must be filled',
  ].join('\n')
}

const letterOf = (index: number) => cellRef(0, index).replace(/\d+$/, '')

function valuesOf({ kind }: TableColumn): readonly string[] | null {
  return kind.name === 'boolean' ? ['yes', 'no'] : kind.choices
}

/** The value lists of all columns; columns with the same allowed values share one. */
class ChoiceLists {
  readonly #lists: (readonly string[])[] = []
  readonly #known = new Map<string, number>()

  #reference(values: readonly string[]): string {
    const key = values.join('\n')
    const index = this.#known.get(key) ?? this.#lists.push(values) - 1
    this.#known.set(key, index)
    const letter = letterOf(index)
    return `'${choicesSheet}'!$${letter}$1:$${letter}$${values.length}`
  }

  /** The drop-down lists of a sheet, from its second row to its last. */
  validationsOf({ columns }: AnyTable, names: readonly string[], lastRow: number): DataValidation[] {
    return columns.flatMap(column => {
      const values = column.isDerived ? null : valuesOf(column)
      const index = names.indexOf(column.name)
      if (values === null || index === -1) return []
      const letter = letterOf(index)
      return [
        {
          type: 'list' as const,
          formula1: this.#reference(values),
          allowBlank: column.kind.isOptional,
          showErrorMessage: true,
          errorTitle: column.name,
          errorMessage: 'Choose one of the list.',
          range: `${letter}2:${letter}${lastRow}`,
        },
      ]
    })
  }

  /** The rows of the hidden sheet: one list per column. */
  rows(): (string | null)[][] {
    const longest = Math.max(0, ...this.#lists.map(list => list.length))
    return Array.from({ length: longest }, (_, row) => this.#lists.map(list => list[row] ?? null))
  }
}

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
  const states = tables.map(({ file }) => [file, stateOf(writeCsv(source.csv(file)))])
  return writeXlsx({
    sheets: [
      ...sheets,
      { name: choicesSheet, rows: lists.rows(), hidden: true },
      { name: statesSheet, rows: states, hidden: true },
    ],
  })
}
