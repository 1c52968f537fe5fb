import type { KindName } from '../../csv/engine/kind.ts'
import { rangeWords } from '../../csv/engine/kind.ts'
import type { AnyTable, Source, TableColumn } from '../../csv/engine/table.ts'

/** An example cell of a column. */
export type ExampleOf = (table: AnyTable, column: TableColumn) => string

const typeWords: Readonly<Record<KindName, string>> = {
  integer: 'whole number',
  float: 'number',
  hex: 'hex',
  text: 'text',
  choice: 'one of a list',
  boolean: 'yes or no',
  colour: 'colour',
}

const head = `# Every column of every file

Made by \`npm run columns\` from [scripts/tables](../scripts/tables); edit the declarations there. [README.md](README.md)
explains what each file contains. A column may be empty only where stated. A text has at most 300 characters unless another
limit is given.
`

const titles = ['column', 'type', 'unit', 'example', 'allowed', 'meaning']

const code = (text: string) => (text === '' ? '' : `\`${text}\``)
const line = (cells: readonly string[]) =>
  `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |\n`

/** The allowed cells of a column, in words. */
function allowedWords({ kind }: TableColumn): string {
  const { choices, constraints, isOptional, hint = '' } = kind
  const rules = [
    choices === null ? '' : choices.map(code).join(' '),
    constraints.pattern === undefined ? '' : code(constraints.pattern),
    rangeWords(constraints),
    hint,
    isOptional ? 'may be empty' : '',
  ]
  return rules.filter(rule => rule !== '').join('; ')
}

function section(table: AnyTable, exampleOf: ExampleOf): string {
  const path = `${table.name}.csv`
  const rows = table.columns
    .filter(({ isDerived }) => !isDerived)
    .map(column => {
      const { name, kind, unit, description } = column
      const example = code(exampleOf(table, column))
      return line([code(name), typeWords[kind.name], unit ?? '', example, allowedWords(column), description])
    })
  return [
    `\n## [${path}](${path})\n\n${table.title}: each row is ${table.rowMeaning}.\n\n`,
    line(titles),
    `|${titles.map(() => '---|').join('')}\n`,
    ...rows,
  ].join('')
}

/** Maximum length of an example. */
const longestExample = 60

/** The first short, non-empty cell of each column, if any. */
export function firstCells(source: Source): ExampleOf {
  return (table, { name }) => {
    const [header, ...rows] = source.csv(table.file).rows
    if (header === undefined) return ''
    const index = header.cells.indexOf(name)
    const cells = rows.flatMap(row => row.cells.slice(index, index + 1)) // an invalid row may be short
    return cells.find(cell => cell !== '' && cell.length <= longestExample) ?? ''
  }
}

/** `data-csv/COLUMNS.md`: the columns of the CSV files with their allowed cells. */
export function columnsDocument(tables: readonly AnyTable[], exampleOf: ExampleOf): string {
  return head + tables.map(table => section(table, exampleOf)).join('')
}
