import { type Column, readCell } from './column.ts'

/** Lines of text longer than this are hard to read. */
const longestLineCh = 46
/** A column is not made wider than this for the few longest of its texts. */
const rareLineCh = 28
/** Text breaks into lines rather than making the table wider than this per column. */
const shortestLineCh = 14
/** The same for texts that would break into many such lines. */
const shortestLongLineCh = 24
/** Beside the label of a head stands its sort mark. */
const sortMarkCh = 2.5
/** Space on both sides of a cell, as TableRow.module.css sets it. */
const paddingRem = 1.5
/** One line of text with the space above and below and the line under it. */
const lineRem = 1.25
/** Height of most rows, as TableRow.module.css foresees it. */
export const rowRem = 1.9375

interface Track {
  readonly minCh: number
  readonly maxCh: number
}

/** Where the columns of a table stand, known before anything is drawn: the browser need not measure every cell. */
export interface Tracks<Row> {
  /** The columns for `grid-template-columns`. */
  readonly template: string
  /** Least width of the columns together. */
  readonly minWidth: string
  /** Heights of rows as far as they can be told from their texts. */
  readonly heightsRem: ReadonlyMap<Row, number>
}

/** Width of a text in units of a digit; capitals are wider than digits. */
function widthCh(text: string): number {
  let width = text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) // thousands of texts before the first drawing: a pattern takes far longer
    if (code >= 65 && code <= 90) width += 0.25
  }
  return width
}

function cellWidthCh<Row>(row: Row, { key }: Column<Row>): number {
  const value = readCell(row, key)
  return value === null ? 0 : widthCh(String(value))
}

function longest(widths: readonly number[]): number {
  return widths.reduce((most, width) => Math.max(most, width), 0)
}

/** @param widths of the cells of the column, in any order */
function trackOf<Row>(column: Column<Row>, widths: readonly number[]): Track {
  const label = column.label.split(' ').map(widthCh)
  const sorted = Float64Array.from(widths).sort()
  const content = Math.max(sorted.at(-1) ?? 0, column.room?.widthCh ?? 0)
  const usual = Math.max(sorted[Math.floor(0.95 * sorted.length)] ?? 0, Math.min(content, rareLineCh))
  const isText = column.kind === 'text'
  const most = isText ? Math.min(usual, longestLineCh) : content
  const shortest = usual > longestLineCh ? shortestLongLineCh : shortestLineCh
  const least = isText ? Math.min(content, shortest) : content
  return {
    minCh: Math.ceil(Math.max(least, longest(label) + sortMarkCh)),
    maxCh: Math.ceil(Math.max(most, widthCh(column.label) + sortMarkCh)),
  }
}

/** Measures the columns of a table by the texts of all its rows. */
export function measureTracks<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Tracks<Row> {
  const tracks = columns.map(column => {
    const widths = rows.map(row => cellWidthCh(row, column))
    return { widths, ...trackOf(column, widths) }
  })
  const leastCh = tracks.reduce((sum, { minCh }) => sum + minCh, 0)
  const drawnRem = longest(columns.map(({ room }) => room?.heightRem ?? 0))
  return {
    template: tracks
      .map(
        ({ minCh, maxCh }) =>
          `minmax(calc(${minCh}ch + ${paddingRem}rem), calc(${maxCh}ch + ${paddingRem}rem))`,
      )
      .join(' '),
    minWidth: `calc(${leastCh}ch + ${columns.length * paddingRem}rem)`,
    heightsRem: new Map(
      rows.map((row, at) => {
        const lines = tracks.map(({ widths, maxCh }) => Math.ceil((widths[at] ?? 0) / maxCh))
        return [row, Math.max(drawnRem, rowRem + lineRem * (Math.max(1, longest(lines)) - 1))]
      }),
    ),
  }
}
