import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './TableBody.module.css'
import type { Placement } from './tableLines.ts'

/** Height of a row with one line of text, in rem; others are measured. */
const rowRem = 1.9375

export interface VirtualBodyProps {
  /** Keys of the lines, in their order. */
  keys: readonly string[]
  /** Key of the line to scroll to. */
  selected: string | null
  renderLine: (placement: Placement) => ReactNode
}

/** The lines near the window, out of thousands, as in the window virtualizer's example for dynamic heights. */
export function VirtualBody({ keys, selected, renderLine }: VirtualBodyProps) {
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
  const selectedIndex = selected === null ? -1 : keys.indexOf(selected)
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    getItemKey: index => keys[index] ?? index,
    overscan: 12,
    scrollMargin: offset,
    // The selected row and its details stay, also when the window changes its size.
    rangeExtractor: range => {
      const kept = selectedIndex < 0 ? [] : [selectedIndex, selectedIndex + 1]
      const indexes = new Set([...defaultRangeExtractor(range), ...kept.filter(index => index < keys.length)])
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
