import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIsWhole } from '../ui/useIsWhole.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import { rowRem } from './columnTracks.ts'
import { DrawnRows } from './DrawnRows.tsx'
import { type Lines, PlainRows } from './PlainRows.ts'
import type { PlainColumn } from './plainCell.ts'
import rowStyles from './TableRow.module.css'
import { useSeenPx } from './useSeenPx.ts'
import styles from './VirtualBody.module.css'

/** What a first screen shows, in pixels: the same at build and in a browser. */
const firstScreen = { width: 1280, height: 900 }
const rowsAround = 4

/** Rows that stand above the chosen one: it stands high, so that its card above the table stays in sight. */
const rowsAbove = 2

interface Props<Row> {
  scroller: RefObject<HTMLElement | null>
  /** The same object as long as it holds the same. */
  found: Lines<Row>
  /** Height of a row in pixels; another height needs another body. */
  rowPx: number
  /** How far the table is scrolled at first, in pixels. */
  startPx: number
  columns: readonly PlainColumn<Row>[]
  chosen: number | null
  /** Draws every line at once. */
  isComplete: boolean
}

/** Lines that the body has room for. It shrinks behind the paint of the lines: all below it moves. */
function useRoom(lineCount: number): number {
  const [room, setRoom] = useState(lineCount)
  useEffect(() => afterPaint(() => setRoom(lineCount)), [lineCount])
  return Math.max(room, lineCount)
}

/**
 * The rows in and around the view out of thousands, all of one height. The others are not in the document. What a key
 * changes are texts in rows that stand there: plain elements, as React's way to them took longer than the search.
 */
export function VirtualBody<Row extends object>(props: Props<Row>) {
  const { scroller, found, rowPx, startPx, columns, chosen, isComplete } = props
  const { lines } = found
  const seenPx = useSeenPx(scroller)
  const isWhole = useIsWhole()
  const room = useRoom(lines.length)
  /** Place of the row that holds the focus: it stays in the document, wherever the reader scrolls. */
  const [focused, setFocused] = useState<number | null>(null)
  const extract = (range: Range) => {
    const seen = defaultRangeExtractor(range)
    if (focused === null || focused >= lines.length || seen.includes(focused)) return seen
    return [...seen, focused].sort((a, b) => a - b)
  }
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    initialRect: firstScreen,
    initialOffset: startPx,
    overscan: rowsAround,
    rangeExtractor: extract,
  })
  const body = useRef<HTMLTableSectionElement>(null)
  const show = useEffectEvent((line: number) => {
    const place = lines.indexOf(line)
    const isDrawn = body.current?.querySelector('tr[aria-current]')
    if (place >= 0 && !isDrawn) virtualizer.scrollToIndex(Math.max(0, place - rowsAbove), { align: 'start' })
  })
  // The element that scrolls stands above this one: it is known only after the first drawing.
  const [hasScroller, setHasScroller] = useState(false)
  useEffect(() => setHasScroller(true), [])
  useEffect(() => {
    if (hasScroller && chosen !== null) show(chosen)
  }, [hasScroller, chosen])

  const places = isWhole ? [...lines.keys()] : virtualizer.getVirtualItems().map(({ index }) => index)
  const firstUnseen = isWhole ? Infinity : Math.ceil(((virtualizer.scrollOffset ?? 0) + seenPx) / rowPx)
  const keepFocused = ({ target }: FocusEvent) => {
    setFocused(Number(target.closest<HTMLElement>('tr')?.ariaRowIndex ?? 2) - 2)
  }

  const rows = useRef<PlainRows<Row>>(null)
  useLayoutEffect(() => {
    if (!body.current) return
    if (rows.current?.columns !== columns) {
      rows.current?.leave()
      rows.current = new PlainRows(body.current, columns, `${rowStyles.row} ${styles.line}`)
    }
    rows.current.show({ found, places, firstUnseen, chosen })
  })
  useEffect(() => () => rows.current?.stop(), [])

  return (
    <tbody
      ref={body}
      className={isWhole ? styles.whole : styles.body}
      style={isWhole ? undefined : { blockSize: `${room * rowRem}rem` }}
      onFocus={keepFocused}
      onBlur={() => setFocused(null)}
      suppressHydrationWarning
    >
      {/* In a browser React knows no child here: an empty text keeps it from what the static first screen holds. */}
      {import.meta.env.SSR ? (
        <DrawnRows found={found} places={places} columns={columns} isComplete={isComplete} />
      ) : (
        ''
      )}
    </tbody>
  )
}
