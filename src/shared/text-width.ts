/** Width of a text in `ch`, digits of the font; capitals are wider. */
export function textWidth(text: string): number {
  return text.length + 0.25 * (text.match(/[A-Z]/g)?.length ?? 0)
}

/** Widths of the texts of a column in `ch`: of the longest one, and the width that 95 % of them fit in. */
export type CellWidths = readonly [longest: number, usual: number]

/** Measures the texts of a column. Values that are drawn or have a prefix take more room. */
export function cellWidths(texts: Iterable<string>): CellWidths {
  const widths = Float64Array.from(texts, textWidth).sort()
  return [widths.at(-1) ?? 0, widths[Math.floor(0.95 * widths.length)] ?? 0]
}
