import { onReaderActs } from '../ui/onReaderActs.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import { bringRowIntoView } from './bringRowIntoView.ts'

/** The row of the table below a card that the card tells of. */
function rowBelow(card: HTMLElement): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[aria-current]')]
  return rows.find(row => card.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Scrolls as far as needed for the whole card, and to its title where it is higher than the window. */
function showCard(card: HTMLElement): void {
  card.scrollIntoView({ block: 'nearest' })
  const clearPx = Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart)
  if (card.getBoundingClientRect().top < clearPx) card.scrollIntoView({ block: 'start' })
}

function bringBothIntoView(card: HTMLElement, isRowFirst: boolean): void {
  const row = rowBelow(card)
  const scroller = row?.closest('table')?.parentElement
  showCard(card) // where it stands tells how much of the table is in the window
  if (scroller) bringRowIntoView(scroller)
  if (!isRowFirst && row !== document.activeElement) showCard(card)
}

/**
 * Brings a card and the row that it tells of into view: once more whenever the card grows, which moves the row on, until
 * the reader does something.
 * @param isRowFirst where there is no room for both; a row with the focus always is
 * @returns what gives it up
 */
export function keepInView(card: HTMLElement, isRowFirst: boolean): () => void {
  let callOff = () => {}
  // Behind the paint of the card, which brings the table near the window: only then are its rows as high as they stay.
  const observer = new ResizeObserver(() => {
    callOff()
    callOff = afterPaint(() => bringBothIntoView(card, isRowFirst))
  })
  const giveUp = () => {
    observer.disconnect()
    callOff()
    stopListening()
  }
  const stopListening = onReaderActs(giveUp)
  observer.observe(card)
  return giveUp
}
