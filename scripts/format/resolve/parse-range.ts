import type { Range } from '../definition.ts'

/** Reads a range cell, whose grammar is checked by the table; null when its numbers are none. */
export function parseRange(cell: string): Range | null {
  const [, from, to] = /^from (\S+) to (\S+)$/.exec(cell) ?? []
  if (from !== undefined && to !== undefined) {
    const span = { kind: 'span', min: Number(from), max: Number(to) } as const
    return span.min <= span.max ? span : null
  }
  const [, only] = /^only (\S+)$/.exec(cell) ?? []
  if (only !== undefined) {
    const value = Number(only)
    return Number.isNaN(value) ? null : { kind: 'span', min: value, max: value }
  }
  const [, list] = /^one of (.+)$/.exec(cell) ?? []
  if (list !== undefined) {
    const values = list.split(' ').map(Number)
    return values.some(Number.isNaN) ? null : { kind: 'set', values }
  }
  const [, text] = /^text (\S+)$/.exec(cell) ?? []
  if (text !== undefined) return { kind: 'text', text }
  return { kind: 'sameAs', field: cell.replace(/^same as /, '') }
}
