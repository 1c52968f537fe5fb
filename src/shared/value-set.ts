/** What the numbers mean: an enumeration or a flag set of the format, or a table of the reference (`weapons`, `vehicles` …). */
export interface ValueSet {
  readonly kind: 'enumeration' | 'flags' | 'table'
  readonly name: string
}

const kinds = { 'enum:': 'enumeration', 'flags:': 'flags', 'table:': 'table' } as const

const named = /^(?:enum|flags|table):[a-z0-9_-]+$/

/** What a cell that names a set of values may hold. */
export const valueSetGrammar = {
  pattern: named,
  example: 'enum:towns, flags:door_flags or table:weapons',
}

/** The bits of a flag, or of a number within a field, as they stand in their field. @param width how many bits */
export function flagMask({ bit, width }: { readonly bit: number; readonly width: number }): number {
  return (2 ** width - 1) * 2 ** bit
}

/** Reads such a cell; null when it is empty or names none. */
export function parseValueSet(cell: string | null): ValueSet | null {
  if (cell === null || !named.test(cell)) return null
  const found = Object.entries(kinds).find(([prefix]) => cell.startsWith(prefix))
  return found === undefined ? null : { kind: found[1], name: cell.slice(found[0].length) }
}
