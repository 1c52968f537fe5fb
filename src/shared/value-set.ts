/** What the numbers mean: an enumeration or a flag set of the format, or a table of the reference (`weapons`, `vehicles` …). */
export interface ValueSet {
  readonly kind: 'enumeration' | 'flags' | 'table'
  readonly name: string
}

const kinds = { 'enum:': 'enumeration', 'flags:': 'flags', 'table:': 'table' } as const

const named = /^(?:enum|flags|table):[a-z0-9_-]+$/

/** Grammar of a cell that names a value set. */
export const valueSetGrammar = {
  pattern: named,
  example: 'enum:towns, flags:door_flags or table:weapons',
}

/** The mask of a flag, or of a bit field. @param width number of bits */
export function flagMask({ bit, width }: { readonly bit: number; readonly width: number }): number {
  return (2 ** width - 1) * 2 ** bit
}

/** E.g. `bit 4`, `bits 5 to 6`. @param width number of bits */
export function bitsText({ bit, width }: { readonly bit: number; readonly width: number }): string {
  return width === 1 ? `bit ${bit}` : `bits ${bit} to ${bit + width - 1}`
}

/** Parses such a cell; null if it is empty or invalid. */
export function parseValueSet(cell: string | null): ValueSet | null {
  if (cell === null || !named.test(cell)) return null
  const found = Object.entries(kinds).find(([prefix]) => cell.startsWith(prefix))
  return found === undefined ? null : { kind: found[1], name: cell.slice(found[0].length) }
}
