/** Share of the table above the row: it stands high, so that a card above the table stays in sight. */
const shareAbove = 0.12

/**
 * Scrolls the marked row of a table into view: its rows when it is not among those in the window, the page as far as
 * needed.
 */
export function bringRowIntoView(scroller: HTMLElement): void {
  const row = scroller.querySelector<HTMLElement>('tr[aria-current]')
  if (!row) return
  const { clientHeight, scrollTop } = scroller
  const top = row.offsetTop - scrollTop
  const headHeight = scroller.querySelector('thead')?.clientHeight ?? 0
  const seen = Math.min(clientHeight, innerHeight - scroller.getBoundingClientRect().top)
  if (top < headHeight || top + row.offsetHeight > seen)
    scroller.scrollTop = row.offsetTop - clientHeight * shareAbove
  row.scrollIntoView({ block: 'nearest' })
}
