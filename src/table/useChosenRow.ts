import { useSearchParams } from 'react-router-dom'
import { findRow, type ShownTable } from './shownTable.ts'

/**
 * The row that the address points at (`?row=…`), e.g. to show its card.
 * @param table one of the page, or all the rows that the page has a card for
 * @returns undefined when no row or an unknown one is chosen
 */
export function useChosenRow<Row extends object>(
  table: Pick<ShownTable<Row>, 'rows' | 'source'>,
): Row | undefined {
  const [parameters] = useSearchParams()
  return findRow(table, parameters.get(`${table.source.prefix ?? ''}row`))
}
