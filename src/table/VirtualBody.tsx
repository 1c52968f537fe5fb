import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../ui/whenIdle.ts'
import type { Column } from './column.ts'
import { rowRem } from './columnTracks.ts'
import rowStyles from './TableRow.module.css'
import { cellsOf } from './TableRow.tsx'
import { useSeenPx } from './useSeenPx.ts'
import styles from './VirtualBody.module.css'

/** What a first screen shows, in pixels: the same at build and in a browser. */
const firstScreen = { width: 1280, height: 900 }
const rowsAround = 4

/** What a table shows for the rows it found. */
export interface Lines<Row> {
  /** Their numbers in their order: a row is a line by its number; the page may add others below 0. */
  readonly lines: Int32Array
  /** The same object for the same line on every drawing. */
  readonly readLine: (line: number) => Row
}

interface Props<Row> {
  scroller: RefObject<HTMLElement | null>
  /** The same object as long as it holds the same. */
  found: Lines<Row>
  /** Height of a row in pixels; another height needs another body. */
  rowPx: number
  /** How far the table is scrolled at first, in pixels. */
  startPx: number
  columns: readonly Column<Row>[]
  chosen: number | null
  /** Draws every line at once. */
  isComplete: boolean
}

/** Whether all rows are to be drawn because the page is being printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const draw = () => flushSync(() => setPrinting(true))
    const rest = () => setPrinting(false)
    window.addEventListener('beforeprint', draw)
    window.addEventListener('afterprint', rest)
    return () => {
      window.removeEventListener('beforeprint', draw)
      window.removeEventListener('afterprint', rest)
    }
  }, [])
  return isPrinting
}

/** What was painted last: it follows a value when the frame with it is done. */
function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => setPainted(value)), [value])
  return painted
}

/**
 * The rows in and around the view out of thousands, all of one height. The others are not in the document. Rows are
 * known by their place: a filter writes other texts into those that stand there and makes none anew, first into those
 * in the window and a frame later into the others.
 */
export function VirtualBody<Row extends object>(props: Props<Row>) {
  const { scroller, found, rowPx, startPx, columns, chosen, isComplete } = props
  const { lines } = found
  const painted = usePainted(found)
  const seenPx = useSeenPx(scroller)
  const isPrinting = useIsPrinting()
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
  const show = useEffectEvent((line: number) => {
    const place = lines.indexOf(line)
    if (place >= 0) virtualizer.scrollToIndex(place, { align: 'center' })
  })
  // The element that scrolls stands above this one: it is known only after the first drawing.
  const [hasScroller, setHasScroller] = useState(false)
  useEffect(() => setHasScroller(true), [])
  useEffect(() => {
    if (hasScroller && chosen !== null) show(chosen)
  }, [hasScroller, chosen])

  const isWhole = isComplete || isPrinting
  const places = isWhole ? [...lines.keys()] : virtualizer.getVirtualItems().map(({ index }) => index)
  const firstUnseen = Math.ceil(((virtualizer.scrollOffset ?? 0) + seenPx) / rowPx)
  const keepFocused = ({ target }: FocusEvent) => {
    setFocused(Number(target.closest<HTMLElement>('tr')?.ariaRowIndex ?? 2) - 2)
  }
  const style = (place: number): CSSProperties | undefined =>
    isWhole ? undefined : { insetBlockStart: `${place * rowRem}rem` }

  return (
    <tbody
      className={isWhole ? styles.whole : styles.body}
      style={isWhole ? undefined : { blockSize: `${lines.length * rowRem}rem` }}
      onFocus={keepFocused}
      onBlur={() => setFocused(null)}
    >
      {places.map(place => {
        const { lines, readLine } = isWhole || place < firstUnseen ? found : painted
        const line = lines[place]
        if (line === undefined) return null
        return (
          <tr
            key={place}
            className={isComplete ? rowStyles.row : `${rowStyles.row} ${styles.line}`}
            style={style(place)}
            aria-rowindex={isComplete ? undefined : place + 2}
            aria-current={line === chosen || undefined}
          >
            {cellsOf(readLine(line), columns)}
          </tr>
        )
      })}
    </tbody>
  )
}
