import type { JsonForm } from '#shared/json-rows.ts'
import { escapeHtml } from '#shared/text.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import type { Site } from '../../build/site.ts'
import { type AnyTable, type KindName, rangeWords, type Source, type TableColumn } from '../../csv/declare.ts'

const typeWords: Readonly<Record<KindName, string>> = {
  integer: 'whole number',
  float: 'number',
  hex: 'hex',
  text: 'text',
  choice: 'one of a list',
  boolean: 'yes or no',
  colour: 'colour',
}

const jsonWords: Readonly<Record<JsonForm, string>> = {
  words: 'a list of the words',
  phrases: 'a list of what is between the commas',
  numbers: 'a list of the numbers',
  number: 'a number where it is one',
}

const titles = ['Column', 'Type', 'Unit', 'Example', 'Allowed', 'Meaning']

const code = (text: string) => (text === '' ? '' : `<code>${escapeHtml(text)}</code>`)
const row = (cells: readonly string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>\n`

function tableOf(titles: readonly string[], rows: readonly string[]): string {
  const heads = titles.map(title => `<th scope="col">${title}</th>`).join('')
  return `<table border="1">\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${rows.join('')}</tbody>\n</table>\n`
}

/** The allowed cells of a column, in words. */
function allowedWords({ kind }: TableColumn): string {
  const { choices, constraints, isOptional, hint = '', json } = kind
  const rules = [
    choices === null ? '' : choices.map(code).join(' '),
    code(constraints.pattern ?? ''),
    rangeWords(constraints),
    escapeHtml(hint),
    isOptional ? 'may be empty' : '',
    json === undefined ? '' : `in JSON ${jsonWords[json]}`,
  ]
  return rules.filter(rule => rule !== '').join('; ')
}

/** Maximum length of an example. */
const longestExample = 60

/** The first short, non-empty cell of a column, if any. */
function exampleOf({ file }: AnyTable, { name }: TableColumn, source: Source): string {
  const [header, ...rows] = source.csv(file).rows
  const index = header?.cells.indexOf(name) ?? -1
  return (
    rows.map(({ cells }) => cells[index] ?? '').find(cell => cell !== '' && cell.length <= longestExample) ??
    ''
  )
}

function section(table: AnyTable, source: Source, { repository }: Pick<Site, 'repository'>): string {
  const { name, title, rowMeaning, file, page, columns, hasFixedSize } = table
  const rows = columns
    .filter(({ isDerived }) => !isDerived)
    .map(column =>
      row([
        code(column.name),
        typeWords[column.kind.name],
        column.unit ?? '',
        code(exampleOf(table, column, source)),
        allowedWords(column),
        escapeHtml(column.description),
      ]),
    )
  const shown = page === null ? '' : `, <a href="../#${page}">shown on the site</a>`
  return [
    `<h2 id="${name}">${name}.csv</h2>\n`,
    `<p>${escapeHtml(title)}: each row is ${escapeHtml(rowMeaning)}${shown}, <a href="${repository}/edit/main/${file}">edited on the web</a>.${hasFixedSize ? ' The game fixes the number of rows.' : ''}</p>\n`,
    tableOf(titles, rows),
  ].join('')
}

/** `columns.html`: every CSV file of data-csv, and its columns with their allowed cells. A plain document without scripts or styles. */
export function columnsPage(
  tables: readonly AnyTable[],
  source: Source,
  site: Pick<Site, 'repository'>,
): OutputFile {
  return outputFile('columns.html', () => {
    const files = tables.map(({ name, rowMeaning }) =>
      row([`<a href="#${name}">${name}.csv</a>`, escapeHtml(rowMeaning)]),
    )
    return [
      '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
      '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
      '<meta name="color-scheme" content="light dark">\n',
      '<title>Every column of every file</title>\n</head>\n<body>\n<main>\n',
      '<h1>Every column of every file</h1>\n',
      '<p>The facts of the site are CSV files in the folder data-csv. A column may be empty only where stated. ',
      'A text has at most 300 characters unless another limit is given.</p>\n',
      '<p>JSON files have the same columns, those that identify a row first. The package gtasa-save has them in camel case: ',
      '<code>skill_offset_hex</code> is <code>skillOffsetHex</code>.</p>\n',
      tableOf(['File', 'A row is'], files),
      ...tables.map(table => section(table, source, site)),
      '</main>\n</body>\n</html>\n',
    ].join('')
  })
}
