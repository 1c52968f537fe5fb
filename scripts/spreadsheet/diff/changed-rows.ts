import { cellText, countOf, messageOf } from '#shared/text.ts'
import { CommandError } from '../../cli/command-error.ts'
import { parseCsv } from '../../csv/csv-file.ts'
import type { AnyTable, Source } from '../../csv/declare.ts'
import { quoteCell } from '../../csv/report.ts'
import { git } from './build-at-commit.ts'
import { authoredTable, type BuiltTable } from './built-data.ts'
import { compareTables, type NamedRow, type TableChange } from './compare-tables.ts'

/** Maximum number of rows listed per file. */
const mostRows = 10

/** The table in the last commit; null if it is new. */
function committed(root: string, table: AnyTable): BuiltTable | null {
  try {
    return authoredTable(table, parseCsv(table.file, git(root, 'show', `HEAD:./${table.file}`)))
  } catch (error) {
    if (error instanceof CommandError) return null
    throw error
  }
}

const cellsText = ({ cells }: NamedRow) =>
  Object.values(cells)
    .map(cellText)
    .filter(text => text !== '')
    .join(', ')

function rowLines({ changed, added, removed }: TableChange): readonly string[] {
  return [
    ...changed.map(({ row, cells }) => {
      const words = cells.map(
        ({ column, before, after }) => `${column} ${quoteCell(before)} -> ${quoteCell(after)}`,
      )
      return `${row}: ${words.join(', ')}`
    }),
    ...added.map(row => `added ${quoteCell(cellsText(row))}`),
    ...removed.map(row => `removed ${quoteCell(cellsText(row))}`),
  ]
}

function linesOf(change: TableChange): readonly string[] {
  const columns = [
    ...change.columnsAdded.map(name => `column added: ${name}`),
    ...change.columnsRemoved.map(name => `column removed: ${name}`),
  ]
  const lines = [...columns, ...rowLines(change)]
  if (lines.length === 0) return ['only the order or the format of the rows']
  const more = lines.length - mostRows
  return [...lines.slice(0, mostRows), ...(more > 0 ? [`and ${countOf(more, 'more row')}`] : [])]
}

/**
 * Lists the rows of data-csv that differ from the last commit, so that an accidental change is noticed: a wrong but
 * plausible value passes all checks. @returns lines of text; none without changes or without a repository
 */
export function changedRows(root: string, tables: readonly AnyTable[], source: Source): readonly string[] {
  let stat: string
  try {
    stat = git(root, 'diff', '--numstat', '--no-renames', '--relative', 'HEAD', '--', 'data-csv')
  } catch (error) {
    // Without git, without a repository, or before the first commit there is nothing to compare with.
    if (!messageOf(error).includes('dubious ownership')) return []
    const fix = `if you trust it, run git config --global --add safe.directory ${root}`
    return [`not compared with the last commit, as the repository belongs to another user; ${fix}`]
  }
  const files = stat.split('\n').filter(line => line !== '')
  const lines = files.flatMap(line => {
    const [added = '', removed = '', file = ''] = line.split('\t')
    const table = tables.find(one => one.file === file)
    const old = table === undefined ? null : committed(root, table)
    if (added === '-') return [`${file}: changed, and not a text`]
    if (table === undefined || old === null)
      return [`${file}: ${countOf(Number(added), 'line')} added, ${removed} removed`]
    const change = compareTables(old, authoredTable(table, source.csv(file)))
    return linesOf(change).map(words => `${file}: ${words}`)
  })
  return lines.length === 0 ? [] : ['changed since the last commit:', ...lines.map(line => `  ${line}`)]
}
