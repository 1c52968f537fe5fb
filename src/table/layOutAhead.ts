import { whenIdle } from '../ui/whenIdle.ts'

/** Rows that a high window shows. */
const rowsInView = 30

/** Rows that are laid out between two signs of the reader. */
const rowsAtOnce = 6

/** Has the first of some rows laid out while the browser is idle: they stand far below and are about to come up. */
export function layOutAhead(rows: readonly HTMLElement[], from = 0): void {
  for (const row of rows.slice(from, from + rowsAtOnce)) row.style.contentVisibility = 'visible'
  const next = from + rowsAtOnce
  if (next < rowsInView) whenIdle(() => layOutAhead(rows, next))
}
