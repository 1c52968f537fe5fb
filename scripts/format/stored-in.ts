import { fieldAddress } from '../../src/shared/field-address.ts'
import { fieldSize } from '../../src/shared/layout.ts'
import { fieldRoute } from '../../src/shared/route.ts'
import { isList } from '../../src/shared/types.ts'
import { Groups, type ReadonlyGroups } from '../csv/groups.ts'
import { type Block, type Definition, fieldsOf, type StoringField, type ValueSet } from './definition.ts'

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

  function collect(block: Block, struct: string, start: string): void {
    for (const field of fieldsOf(definition, struct)) {
      const path = `${start}.${field.name}`
      const { name, offset } = field
      const address = fieldAddress({
        name,
        structName: struct,
        isRoot: struct === block.struct,
        offset,
        size: fieldSize(field, block.typicalCounts),
        isMovable: field.offsetAfter.length > 0,
      })
      const storing = { path, route: fieldRoute(block.number, address) }
      add(field.values, storing)
      add(field.positions, storing)
      if (field.struct !== null) collect(block, field.struct, isList(field) ? `${path}[]` : path)
    }
  }

  for (const block of definition.blocks) collect(block, block.struct, `block${block.number}`)
  return found
}
