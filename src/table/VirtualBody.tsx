import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './TableBody.module.css'
import type { LinePosition, TableLine } from './tableLines.tsx'

/** Height of a row with one line of text, in rem; others are measured. */
const rowRem = 1.9375

export interface VirtualBodyProps {
  lines: readonly Pick<TableLine<object>, 'key'>[]
  /** Key of the line to scroll to. */
  selected: string | null
  renderLine: (position: LinePosition) => ReactNode
}

/** The lines near the window, out of thousands, as in the window virtualizer's example for dynamic heights. */
export function VirtualBody({ lines, selected, renderLine }: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setOffset(Math.round(body.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const resizes = new ResizeObserver(measure) // the content above may grow
    resizes.observe(document.body)
    return () => resizes.disconnect()
  }, [])
  const [rowPixels] = useState(
    () => rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  // With a new function the virtualizer measures all lines again, in every render. A hover on 10,950 rows: 10 → 6 ms.
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? index, [lines])
  const selectedIndex = selected === null ? -1 : lines.findIndex(({ key }) => key === selected)
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => rowPixels,
    getItemKey,
    overscan: 12,
    scrollMargin: offset,
    // Not rounded, as it is by default: the next row would cover the line below a row of 31.4 pixels.
    measureElement: (row, entry, rows) =>
      entry?.borderBoxSize[0]?.blockSize ?? measureElement(row, entry, rows),
    // The selected row and its details stay, also when the window changes its size.
    rangeExtractor: range => {
      const kept = selectedIndex < 0 ? [] : [selectedIndex, selectedIndex + 1]
      const indexes = new Set([
        ...defaultRangeExtractor(range),
        ...kept.filter(index => index < lines.length),
      ])
      return [...indexes].sort((a, b) => a - b)
    },
  })
  const { scrollToIndex } = virtualizer
  const scrolledTo = useRef<string | null>(null)
  useEffect(() => {
    if (offset === 0 || selectedIndex < 0 || scrolledTo.current === selected) return
    scrolledTo.current = selected
    scrollToIndex(selectedIndex, { align: 'center' })
  }, [offset, selected, selectedIndex, scrollToIndex])
  return (
    <tbody ref={body} className={styles.virtual} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          renderLine({ index, top: start - offset, measure: virtualizer.measureElement }),
        )}
    </tbody>
  )
}
