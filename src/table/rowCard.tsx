import { formatRowId } from '#shared/row-address.ts'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { readCell, spokenLabel, titleColumn } from './column.ts'
import { RowDetailCard } from './RowDetailCard.tsx'
import { cellContent } from './TableRow.tsx'
import { rowParameterOf, type TableDefinition } from './tableDefinition.ts'

/** Title of a row, with its id if that is one value in a column of its own; a bare number or offset with a noun. */
function titleOf<Row extends object>({ source, columns, rowNoun }: TableDefinition<Row>, row: Row): string {
  const column = titleColumn(columns, source.titleKeys, row)
  const id = formatRowId(source, row)
  const title = `${column?.written?.(row) ?? (column && readCell(row, column)) ?? id}`
  if (/^(\d+|[\dA-F]{4})$/.test(title)) return `${rowNoun ?? `${source.title}:`} ${title}`
  const [idKey, ...furtherKeys] = source.rowKey
  const hasIdColumn = furtherKeys.length === 0 && columns.some(({ key }) => key === idKey)
  return title !== id && hasIdColumn && column?.key !== idKey ? `${title} (${id})` : title
}

/**
 * The card of tables without one of their own: everything that a table has on a row, also the columns that are not shown, and
 * what it links to. @param isStatic in a page without script, where the row is always above its card
 */
export function rowCard<Row extends object>(table: TableDefinition<Row>, row: Row, isStatic: boolean) {
  const { source, columns } = table
  const titled = titleColumn(columns, source.titleKeys, row)
  const facts = columns
    .filter(column => !column.isLinked && (column !== titled || column.link?.(row)))
    .filter(column => (!isStatic || column.isHidden) && readCell(row, column) !== null)
    .map((column): Fact => [spokenLabel(column), cellContent(row, column, column.link?.(row))])
  if (isStatic && facts.length === 0) return null
  const map = table.mapRoute?.(row)
  const id = formatRowId(source, row)
  return (
    <RowDetailCard
      key={id}
      title={titleOf(table, row)}
      parameter={rowParameterOf(table)}
      linksOf={[source.name, id]}
    >
      <FactList facts={[...facts, ['Map', map && <a href={`#${map}`}>Show on the map</a>]]} />
    </RowDetailCard>
  )
}
