import type { CSSProperties } from 'react'
import { type CellWidths, cellWidths, textWidth } from '#shared/text.ts'
import { type Column, isHexUnlabelled, shownCell } from './column.ts'

/** Lines of text longer than this are hard to read. */
const longestLineCh = 60
/** Names of rows wrap below this. */
const shortestTitleCh = 24
/** Text wraps rather than making the table wider than this per column. */
const shortestLineCh = 14
/** The same for texts that would wrap into many such lines. */
const shortestLongLineCh = 24
/** Texts of which most are longer would. */
const longTextCh = 46
/** Letters and the digits of the monospaced font are narrower than the digits that `ch` counts. */
const lettersPerCh = 0.92
/** Labels of up to this length stay on one line. */
const shortLabel = 8
/** Names of up to this length may consist of wide letters, and have one more `ch`. */
const shortName = 10
/** Width of the sort arrow beside the label of a header. */
const sortArrowCh = 1.75
/** Width of the mark of hex columns there, which may wrap below the label. */
const hexMarkCh = 4
/** Horizontal padding of a cell, as in TableRow.module.css. */
const paddingRem = 1

interface Track {
  readonly minCh: number
  readonly maxCh: number
}

/** Custom properties of a table: widths of its columns, for `grid-template-columns`, and its least width. */
type ColumnTracks = CSSProperties & { '--columns': string; '--least-width': string }

const measured = new WeakMap<object, CellWidths>()

/** Widths of the cells of a column: from the build, except for columns that a page derives. */
function widthsOf<Row extends object>(column: Column<Row>, rows: readonly Row[]): CellWidths {
  const { widths, isBytes, prefix = '' } = column
  if (widths && isBytes) return [1.5 * widths[0], 1.5 * widths[1]] // pairs with spaces
  if (widths) return [widths[0] + prefix.length, widths[1] + prefix.length]
  const known = measured.get(column) ?? cellWidths(rows.map(row => String(shownCell(row, column) ?? '')))
  measured.set(column, known)
  return known
}

/** Numbers are as wide as their digits or the longest word of their header; text gets what is left, as far as it needs it. */
function trackOf<Row extends object>(column: Column<Row>, rows: readonly Row[], isTitle: boolean): Track {
  const isNumber = column.kind === 'integer' || column.kind === 'float'
  const [longest, usual] = widthsOf(column, rows).map(width => width * (isNumber ? 1 : lettersPerCh))
  const words = column.label.length <= shortLabel ? [column.label] : column.label.split(/[ /]/)
  const wordsCh = words.map(textWidth)
  const headerCh = Math.max(...wordsCh, isHexUnlabelled(column) ? hexMarkCh : 0) + sortArrowCh
  const drawnCh = column.widthCh ?? 0
  const wideCh = isTitle && (longest ?? 0) <= shortName ? 1 : 0
  const contentCh = Math.max((longest ?? 0) + wideCh, drawnCh)
  if (column.kind !== 'text') {
    const width = Math.ceil(Math.max(contentCh, headerCh))
    return { minCh: width, maxCh: width }
  }
  const shortestText = (usual ?? 0) > longTextCh ? shortestLongLineCh : shortestLineCh
  const shortest = isTitle ? Math.min((usual ?? 0) + wideCh, shortestTitleCh) : shortestText
  // A few long texts wrap, rather than taking the space of all other columns.
  const isLong = contentCh > longTextCh && !isTitle
  const wanted = isLong ? longestLineCh : Math.max(usual ?? 0, drawnCh, shortest)
  return {
    minCh: Math.ceil(Math.max(Math.min(contentCh, shortest), drawnCh, headerCh)),
    maxCh: Math.ceil(Math.max(Math.min(contentCh, wanted), headerCh)),
  }
}

/**
 * The tracks of a table. With widths known before layout, the browser need not measure every cell, and rows can be grids.
 * @param titleKeys columns that name the rows
 */
export function columnTracks<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  titleKeys: readonly string[],
): ColumnTracks {
  const visible = columns.filter(({ isInHeading, isBelow }) => !isInHeading && !isBelow)
  const tracks = visible.map(column => trackOf(column, rows, titleKeys.includes(column.key)))
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
