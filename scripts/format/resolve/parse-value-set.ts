import type { ValueSet } from '../definition.ts'

const kinds = { enum: 'enumeration', flags: 'flags', table: 'table' } as const

/** Reads `enum:towns`, `flags:door_flags` or `table:weapons`; the grammar is checked by the table. */
export function parseValueSet(cell: string | null): ValueSet | null {
  const [, prefix, name] = /^(enum|flags|table):(.+)$/.exec(cell ?? '') ?? []
  if (name === undefined || (prefix !== 'enum' && prefix !== 'flags' && prefix !== 'table')) return null
  return { kind: kinds[prefix], name }
}
