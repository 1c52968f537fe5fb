import { useSearchParams } from 'react-router-dom'

/**
 * The row that the address points at (`?row=…`), e.g. to show its card.
 * @param prefix the table's prefix in the address
 * @returns undefined when no row or an unknown one is chosen
 */
export function useChosenRow<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string | number,
  prefix = '',
): Row | undefined {
  const [parameters] = useSearchParams()
  const id = parameters.get(`${prefix}row`)
  return id === null ? undefined : rows.find(row => String(rowId(row)) === id)
}
