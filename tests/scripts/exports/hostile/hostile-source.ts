import type { AnyTable, Source, TableColumn } from '../../../../scripts/csv/declare.ts'
import { leftoversTable } from '../../../../scripts/tables/format/leftovers.ts'
import { unknownsTable } from '../../../../scripts/tables/format/unknowns.ts'
import { versionsTable } from '../../../../scripts/tables/format/versions.ts'
import { recipes } from '../../../../scripts/tables/recipes.ts'
import { formatTables } from '../../../../scripts/tables/tables.ts'
import { variableArrays } from '../../../../scripts/tables/variable-arrays.ts'
import { readLines } from '../../../support/csv-rows.ts'
import { cellsOf, sourceWith, toCsv } from '../../support/sources.ts'

/** Texts that end or begin comments, strings, blocks, attributes and lines in some language. */
export const hostileTexts = readLines(new URL('hostile-texts.txt', import.meta.url))

/** Columns of prose: rules of their own, such as names and numbers, allow only some texts in others. */
const prose = new Set(
  'name other_name title label meaning driver evidence source claim found known how caveat'.split(' '),
)

/** Hostile texts that are legal cells of a column. */
const textsFor = ({ kind }: TableColumn) => hostileTexts.filter(text => 'value' in kind.parse(text))

/** In these tables braces are legal only around the name of a figure. */
const tablesWithFigures: readonly AnyTable[] = [leftoversTable, unknownsTable, recipes]

const isFree = (column: TableColumn) =>
  !column.isDerived && column.kind.name === 'text' && prose.has(column.name) && textsFor(column).length > 8

/** Columns of free text, in which hostile texts are legal. */
export const freeColumns = (table: AnyTable): readonly string[] =>
  table.columns.filter(isFree).map(({ name }) => name)

/** The tables behind the exports. The meaning of a version is checked against its number. */
export const hostileTables: readonly AnyTable[] = [...formatTables, variableArrays, recipes].filter(
  table => table !== versionsTable && freeColumns(table).length > 0,
)

/** The real data with hostile texts in all filled cells of free text of some tables. */
export function hostileSource(tables: readonly AnyTable[]): Source {
  const texts = tables.map(table => {
    const [header = [], ...rows] = cellsOf(table.file)
    const allowed = header.map(name => {
      const column = table.columns.find(one => one.name === name)
      const texts = column !== undefined && isFree(column) ? textsFor(column) : []
      return tablesWithFigures.includes(table) ? texts.filter(text => !text.includes('{')) : texts
    })
    // Each column goes through all its texts by itself, however many columns there are.
    const changed = rows.map((row, line) =>
      row.map((cell, index) => {
        const choices = cell === '' ? [] : (allowed[index] ?? [])
        return choices[(line + index) % choices.length] ?? cell
      }),
    )
    return [table.file, toCsv([header, ...changed])] as const
  })
  return sourceWith(Object.fromEntries(texts))
}
