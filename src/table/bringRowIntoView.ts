/** Room above the row, for the head of its table and a row: it stands high, so that a card above the table stays in sight. */
const abovePixels = 90

/**
 * Scrolls the marked row of a table into view: its rows when it is not among those in the window, the page as far as
 * needed.
 */
export function bringRowIntoView(scroller: HTMLElement): void {
  const row = scroller.querySelector<HTMLElement>('tr[aria-current]')
  if (!row) return
  const { top, bottom } = row.getBoundingClientRect()
  const seen = scroller.getBoundingClientRect()
  if (top < seen.top + abovePixels || bottom > Math.min(seen.bottom, innerHeight))
    scroller.scrollTop = row.offsetTop - abovePixels
  row.scrollIntoView({ block: 'nearest' })
}
