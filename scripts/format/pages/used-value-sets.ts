import type { Definition, EnumerationEntry, Flag, Struct, ValueSet } from '../definition.ts'

interface UsedValueSets {
  readonly enumerations: Readonly<Record<string, readonly EnumerationEntry[]>>
  readonly flagSets: Readonly<Record<string, readonly Flag[]>>
}

/** The enumerations and flag sets that fields, elements and flags of these structs name. */
export function usedValueSets(definition: Definition, structs: readonly Struct[]): UsedValueSets {
  const enumerations: Record<string, readonly EnumerationEntry[]> = {}
  const flagSets: Record<string, readonly Flag[]> = {}
  function add(set: ValueSet | null): void {
    if (set === null) return
    const entries = set.kind === 'enumeration' ? definition.enumerations.get(set.name) : undefined
    const flags = set.kind === 'flags' ? definition.flagSets.get(set.name) : undefined
    if (entries !== undefined) enumerations[set.name] = entries
    if (flags !== undefined) flagSets[set.name] = flags
    for (const { values } of flags ?? []) add(values)
  }
  for (const { values, positions, elements } of structs.flatMap(({ fields }) => fields)) {
    add(values)
    add(positions)
    for (const element of elements ?? []) add(element.values)
  }
  return { enumerations, flagSets }
}
