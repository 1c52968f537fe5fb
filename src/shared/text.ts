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

/** A value as cells show it: yes or no, and nothing for none. */
export const cellText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value ?? ''}`

/** A text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A phrase of the data as a sentence. Single letters, as in "s for San Andreas", are kept. */
export function sentence(phrase: string): string {
  const start = /^[b-z] /.test(phrase) ? phrase : capitalize(phrase)
  return start === '' || /[.!?]$/.test(start) ? start : `${start}.`
}

/** Converts snake case, or words with hyphens, to camel case: `money_shown` to `moneyShown`. */
export function camelCase(name: string): string {
  return name.replace(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** A text up to its first 00. */
export function beforeNul(text: string): string {
  return text.split('\0', 1)[0] ?? ''
}

/** A number with its noun: `1 problem`, `2 problems`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for the content and the quoted attributes of HTML and SVG. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character] ?? character)
}

/** The message of what was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
