import { cellText } from '#shared/text.ts'
import type { BuiltData } from './built-data.ts'
import { compareData, compareFiles, type TableChange } from './compare-tables.ts'

/** Maximum number of rows listed per table; a pull request summary is limited to a megabyte. */
const mostRows = 40

const longestCell = 80

const short = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)

/** A value as inline code on one line; empty for an empty value. */
function code(text: string): string {
  if (text === '') return '(empty)'
  const line = short(text).replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const fence = line.includes('`') ? '``' : '`'
  return fence === '`' ? `\`${line}\`` : `${fence} ${line} ${fence}`
}

/** A Markdown table with right-aligned numbers. */
function markdownTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const isNumeric = (index: number) => rows.every(row => typeof row[index] === 'number')
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = `|${heads.map((_, index) => (isNumeric(index) ? '---:|' : '---|')).join('')}`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}

const list = (names: readonly string[]) => names.map(code).join(', ')

function remarksOf({ isNew, isGone, columnsAdded, columnsRemoved }: TableChange): string {
  const remarks = [
    isNew ? 'new table' : '',
    isGone ? 'table removed' : '',
    !isNew && columnsAdded.length > 0 ? `column added: ${list(columnsAdded)}` : '',
    columnsRemoved.length > 0 ? `column removed: ${list(columnsRemoved)}` : '',
  ]
  return remarks.filter(remark => remark !== '').join('; ')
}

function tableSummary(changes: readonly TableChange[]): string {
  return markdownTable(
    ['table', 'rows added', 'removed', 'changed', 'columns'],
    changes.map(change => [
      `${change.title} (${code(`${change.name}.csv`)})`,
      ...[change.added.length, change.removed.length, change.changed.length],
      remarksOf(change),
    ]),
  )
}

/** The filled cells of a row, `column=value`. */
const cellsText = (cells: Readonly<Record<string, string | number | boolean | null>>) =>
  Object.entries(cells)
    .map(([column, value]) => [column, cellText(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([column, text]) => `${column}=${text}`)
    .join(', ')

function tableDetails({ name, title, added, removed, changed }: TableChange): string {
  const lines = [
    ...changed.flatMap(({ row, cells }) =>
      cells.map(({ column, before, after }) => [
        'changed',
        code(row),
        code(column),
        code(before),
        code(after),
      ]),
    ),
    ...added.map(({ row, cells }) => ['added', code(row), '', '', code(cellsText(cells))]),
    ...removed.map(({ row, cells }) => ['removed', code(row), '', code(cellsText(cells)), '']),
  ]
  if (lines.length === 0)
    return `### ${title} (${code(`${name}.csv`)})\n\nrows or columns in a different order`
  const rest = lines.length > mostRows ? `\n\nand ${lines.length - mostRows} more` : ''
  const table = markdownTable(['', 'row', 'column', 'before', 'after'], lines.slice(0, mostRows))
  return `### ${title} (${code(`${name}.csv`)})\n\n${table}${rest}`
}

function filesPart(before: BuiltData, after: BuiltData): readonly string[] {
  const files = compareFiles(before, after)
  if (files.length === 0) return []
  const rows = files.map(({ path, added, removed }) => [code(path), added, removed])
  return [`## Exports and drawings\n\n${markdownTable(['file', 'lines added', 'removed'], rows)}`]
}

/** Summarises the changes of a workbook by table: each row by key, with cells before and after. */
export function changeSummary(changes: readonly TableChange[]): string {
  return changes.length === 0 ? 'nothing has changed' : changes.map(tableDetails).join('\n\n')
}

const isOfFormat = ({ name }: TableChange) => name.startsWith('format/')

/** The non-empty sections of a report, with rows if requested. */
function sections(before: BuiltData, after: BuiltData, hasRows: boolean): readonly string[] {
  const changes = compareData(before, after)
  const parts = [
    { title: 'Tables', tables: changes.filter(change => !isOfFormat(change)) },
    { title: 'Fields and values of the format', tables: changes.filter(isOfFormat) },
  ].flatMap(({ title, tables }) => {
    if (tables.length === 0) return []
    const details = hasRows
      ? tables.filter(change => change.added.length + change.removed.length + change.changed.length > 0)
      : []
    return [`## ${title}`, tableSummary(tables), ...details.map(tableDetails)]
  })
  return [...parts, ...filesPart(before, after)]
}

/**
 * Formats the differences of two builds as Markdown: rows added, removed and changed by table and key, fields of the format,
 * exports.
 * @param heading names both builds
 */
export function diffReport(heading: string, before: BuiltData, after: BuiltData): string {
  const parts = sections(before, after, true)
  return `${[`# ${heading}`, ...(parts.length > 0 ? parts : ['The built data is identical.'])].join('\n\n')}\n`
}

/** The same without rows, as a changelog section. */
export function changelogSection(heading: string, before: BuiltData, after: BuiltData): string {
  const parts = sections(before, after, false).map(part => part.replace(/^## /, '### '))
  return `${[`## ${heading}`, ...(parts.length > 0 ? parts : ['No data changes.'])].join('\n\n')}\n`
}

/** Title of a section: its version, before the date. */
const versionOf = (section: string) => /^## ([^,\n]+)/.exec(section)?.[1]

/** Inserts a section at the top of a changelog, replacing one of the same version. */
export function withSection(changelog: string, section: string): string {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m)
  const others = sections.filter(other => versionOf(other) !== versionOf(section))
  return [head.trimEnd(), section.trimEnd(), ...others.map(other => other.trimEnd())]
    .join('\n\n')
    .concat('\n')
}
