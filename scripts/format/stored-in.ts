import { toHex } from '../algebra/hex.ts'
import { isList } from '../algebra/types.ts'
import { Groups, type ReadonlyGroups } from '../collections/groups.ts'
import { type Definition, fieldsOf, type StoringField, type ValueSet } from './definition.ts'

/** Names what the numbers of a value set are keys of; null when that is of no interest. */
export type NameSet = (values: ValueSet) => string | null

/** The fields that store keys, as values or as positions of a list, by the name of what the keys are of. */
export function storingFields(
  definition: Definition,
  nameSet: NameSet,
): ReadonlyGroups<string, StoringField> {
  const found = new Groups<string, StoringField>()

  function add(set: ValueSet | null, field: StoringField): void {
    const name = set === null ? null : nameSet(set)
    if (name === null) return
    if (!found.of(name).some(({ path }) => path === field.path)) found.put(name, field)
  }

  function collect(block: string, struct: string, start: string, isRoot: boolean): void {
    for (const field of fieldsOf(definition, struct)) {
      const path = `${start}.${field.name}`
      const address = isRoot ? field.name : `${struct}.${toHex(field.offset)}`
      const storing = { path, route: `/block/${block}?f=${address}` }
      add(field.values, storing)
      add(field.positions, storing)
      if (field.struct !== null) collect(block, field.struct, isList(field) ? `${path}[]` : path, false)
    }
  }

  for (const { number, struct } of definition.blocks) collect(number, struct, `block${number}`, true)
  return found
}
