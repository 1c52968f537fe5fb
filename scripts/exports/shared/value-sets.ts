import { isScalar } from '../../../src/shared/types.ts'
import { Groups } from '../../csv/groups.ts'
import {
  type Definition,
  type EnumerationEntry,
  elementsOf,
  type Range,
  type ScalarType,
  type ValueSet,
} from '../../format/definition.ts'
import type { ExportModel } from './export-model.ts'

export interface NamedValues {
  /** Identifier in snake case. */
  readonly name: string
  readonly entries: readonly EnumerationEntry[]
}

/** The entries that name the numbers of a field; null if it has none, or flags. */
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

/** The scalar types an enumeration or flag set is read as. */
export interface ValueSetUses {
  /** In the order of their first use. */
  typesOf(set: string): readonly ScalarType[]
  /** The name of the set, followed by the type if it is read as more than one. */
  typedName(set: string, type: ScalarType): string
}

/** Finds where the fields use value sets; numbers within flags count as `u8`. Names get `_` for `-`. */
export function valueSetUses({ structs, flagSets }: Definition): ValueSetUses {
  const uses = new Groups<string, ScalarType>()
  function add(values: ValueSet | null, type: string): void {
    if (values === null || !isScalar(type) || uses.of(values.name).includes(type)) return
    uses.put(values.name, type)
  }
  for (const { fields } of structs.values()) {
    for (const field of fields) {
      add(field.values, field.type)
      for (const element of elementsOf(field)) add(element.values, element.type)
    }
  }
  for (const { values } of [...flagSets.values()].flat()) add(values, 'u8')
  return {
    typesOf: set => uses.of(set),
    typedName: (set, type) => `${set.replaceAll('-', '_')}${uses.of(set).length > 1 ? `_${type}` : ''}`,
  }
}
