import type { EnumerationEntry, Range, ValueSet } from '../../format/definition.ts'
import type { ExportModel } from './export-model.ts'

export interface NamedValues {
  /** Identifier in snake case. */
  readonly name: string
  readonly entries: readonly EnumerationEntry[]
}

/** The entries that name the numbers of a field; null when it has none, or flags. */
export function namedValues({ enumerations }: ExportModel, values: ValueSet | null): NamedValues | null {
  if (values === null || values.kind === 'flags') return null
  const entries = enumerations.get(values.name)
  return entries === undefined ? null : { name: values.name.replaceAll('-', '_'), entries }
}

/** Whether each legal number has a name. */
export function namesAll(entries: readonly EnumerationEntry[], range: Range | null): boolean {
  const named = new Set(entries.map(({ value }) => value))
  if (range?.kind === 'set') return range.values.every(value => named.has(value))
  if (range?.kind !== 'span' || range.max - range.min > named.size) return false
  for (let value = range.min; value <= range.max; value++) if (!named.has(value)) return false
  return true
}
