import type { CSSProperties } from 'react'
import { textWidth } from '../shared/text-width.ts'
import { type Column, isHexUnlabelled, shownCell } from './column.ts'

/** Lines of text longer than this are hard to read. */
const longestLineCh = 46
/** A column is not made wider than this for the few longest of its texts. */
const rareLineCh = 28
/** Text wraps rather than making the table wider than this per column. */
const shortestLineCh = 14
/** The same for texts that would wrap into many such lines. */
const shortestLongLineCh = 24
/** Width of the sort arrow beside the label of a header. */
const sortArrowCh = 2.5
/** Width of the mark of hex columns there, with its gap. */
const hexMarkCh = 4
/** Horizontal padding of a cell, as in TableRow.module.css. */
const paddingRem = 1.5
/** Rows that are measured at most: those of larger tables are alike. */
const mostMeasuredRows = 1000

interface Track {
  readonly minCh: number
  readonly maxCh: number
}

/** Custom properties of a table: widths of its columns, for `grid-template-columns`, and its least width. */
type ColumnTracks = CSSProperties & { '--columns': string; '--least-width': string }

function longest(widths: readonly number[]): number {
  return widths.reduce((most, width) => Math.max(most, width), 0)
}

function trackOf<Row extends object>(column: Column<Row>, rows: readonly Row[]): Track {
  const widths = rows.map(row => {
    const value = shownCell(row, column)
    return value === null ? 0 : textWidth(String(value))
  })
  const hexCh = isHexUnlabelled(column) ? hexMarkCh : 0
  const label = column.label.split(' ').map(textWidth)
  const sorted = Float64Array.from(widths).sort()
  const content = Math.max(sorted.at(-1) ?? 0, column.widthCh ?? 0)
  const usual = Math.max(sorted[Math.floor(0.95 * sorted.length)] ?? 0, Math.min(content, rareLineCh))
  const isText = column.kind === 'text'
  const most = isText ? Math.min(usual, longestLineCh) : content
  const shortest = usual > longestLineCh ? shortestLongLineCh : shortestLineCh
  const least = isText ? Math.max(Math.min(content, shortest), column.widthCh ?? 0) : content
  return {
    minCh: Math.ceil(Math.max(least, longest(label) + hexCh + sortArrowCh)),
    maxCh: Math.ceil(Math.max(most, textWidth(column.label) + hexCh + sortArrowCh)),
  }
}

/**
 * Measures the columns of a table by the texts of its rows. With widths known before layout, the browser need not
 * measure every cell, and rows can be grids.
 */
export function columnTracks<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): ColumnTracks {
  const measured = rows.length > mostMeasuredRows ? rows.filter((_, index) => index % 16 === 0) : rows
  const visible = columns.filter(({ isInHeading }) => !isInHeading)
  const tracks = visible.map(column => trackOf(column, measured))
  const leastCh = tracks.reduce((sum, { minCh }) => sum + minCh, 0)
  return {
    '--columns': tracks
      .map(
        ({ minCh, maxCh }) =>
          `minmax(calc(${minCh}ch + ${paddingRem}rem), calc(${maxCh}ch + ${paddingRem}rem))`,
      )
      .join(' '),
    '--least-width': `calc(${leastCh}ch + ${visible.length * paddingRem}rem)`,
  }
}
