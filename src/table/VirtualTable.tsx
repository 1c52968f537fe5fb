import { type KeyboardEvent, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { RowAddress } from '../generated/algebra/row-address.ts'
import type { TableSummary } from '../generated/tables.ts'
import { IsComplete } from '../ui/completeness.ts'
import { formatNumber } from '../ui/formatNumber.ts'
import { afterPaint, whenIdle } from '../ui/whenIdle.ts'
import { answerOnce } from './answerOnce.ts'
import type { Lines } from './PlainRows.ts'
import type { PlainColumn } from './plainCell.ts'
import type { RowIndex } from './rowIndex.ts'
import { type ColumnTracks, TableFrame } from './TableFrame.tsx'
import { useRowPx } from './useRowPx.ts'
import { useTableFrame } from './useTableFrame.ts'
import { VirtualBody } from './VirtualBody.tsx'

interface Props<Row extends object> {
  source: TableSummary & RowAddress<Row>
  index: RowIndex
  /** Each says its width: thousands of texts are not measured. The same array on every drawing. */
  columns: readonly PlainColumn<Row>[]
  /** Which rows the page wants at all; null for every one. The same function as long as it wants the same. */
  keep: ((row: number) => boolean) | null
  /** Puts the rows found into lines. */
  arrange: (found: Uint32Array) => Lines<Row>
  /** Takes back all that the address asks for, of the table and of the controls above it. */
  onReset: () => void
  /** Controls of the page above the table. */
  children?: ReactNode
}

/** A text that follows when the frame with all else is painted: what it moves is not laid out before that. */
function PaintedText({ text }: { text: string }) {
  const [painted, setPainted] = useState(text)
  useEffect(() => afterPaint(() => setPainted(text)), [text])
  return painted
}

/** Share of the view that a page key moves on by. */
const pageShare = 0.85

/** Rows that are read before the press that brings them to the top: as many as a high window shows. */
const rowsAhead = 30

/** Columns at their own widths; what is left over goes to the widest most. */
function columnTracks<Row>(columns: readonly PlainColumn<Row>[]): ColumnTracks {
  const widths = columns.map(({ room }) => room?.widthCh ?? 10)
  const total = widths.reduce((sum, width) => sum + width, 0)
  return {
    '--columns': widths.map(width => `minmax(calc(${width}ch + 1.5rem), ${width}fr)`).join(' '),
    '--least-width': `calc(${total}ch + ${1.5 * widths.length}rem)`,
  }
}

function scrollByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: scroller } = event
  const page = scroller.clientHeight * pageShare
  const tops: Readonly<Record<string, number>> = {
    Home: 0,
    End: scroller.scrollHeight,
    PageUp: scroller.scrollTop - page,
    PageDown: scroller.scrollTop + page,
  }
  const top = tops[key]
  if (top === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  scroller.focus({ preventScroll: true }) // what had the focus may leave the document
  scroller.scrollTop = top
}

/** A table of thousands of rows that sorts, filters and keeps its state in the address as `DataTable` does. */
export function VirtualTable<Row extends object>(props: Props<Row>) {
  const { source, index, columns, keep, arrange, onReset, children } = props
  const isComplete = use(IsComplete)
  const rowPx = useRowPx()
  const frame = useTableFrame(columns, source.prefix)
  const { scroller, state } = frame
  const { query, filters, sort, shown, row } = state
  const chosen = row !== null && /^\d+$/.test(row) ? Number(row) : null
  const ask = useMemo(() => answerOnce(index, keep, arrange), [index, keep, arrange])
  const { found, arranged } = useMemo(() => ask({ query, filters, sort }), [ask, query, filters, sort])
  const { lines, readLine } = arranged
  const shownColumns = useMemo(
    () => columns.filter(({ key, isHidden }) => shown?.includes(key) ?? !isHidden),
    [columns, shown],
  )
  useEffect(() => {
    let callOff = () => {}
    const prepare = () => {
      if (index.prepare()) callOff = whenIdle(prepare)
    }
    callOff = whenIdle(prepare)
    return () => callOff()
  }, [index])

  const reset = () => {
    frame.toTop()
    onReset()
  }
  const total = `${formatNumber(index.rowCount)} rows`
  const count = found.length === index.rowCount ? total : `${formatNumber(found.length)} of ${total}`
  return (
    <TableFrame
      {...frame}
      source={source}
      shownColumns={shownColumns}
      tracks={columnTracks(shownColumns)}
      count={<PaintedText text={count} />}
      rowCount={isComplete ? undefined : lines.length + 1}
      isUngrouped={false}
      isEmpty={lines.length === 0}
      readFacets={key => index.readFacets(key, state, keep)}
      onReset={reset}
      onKeyDown={scrollByKey}
      above={children}
      rowOf={element => {
        const line = lines[Number(element.ariaRowIndex) - 2]
        return line === undefined ? undefined : readLine(line)
      }}
      readRows={() => Array.from(found, readLine)}
      sortAhead={sort => {
        const ahead = ask({ query, filters, sort }).arranged
        for (const line of ahead.lines.subarray(0, rowsAhead)) ahead.readLine(line)
      }}
    >
      <VirtualBody
        key={rowPx}
        rowPx={rowPx}
        startPx={frame.seenPx}
        scroller={scroller}
        found={arranged}
        columns={shownColumns}
        chosen={chosen}
        isComplete={isComplete}
      />
    </TableFrame>
  )
}
