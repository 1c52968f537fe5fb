import { fieldAddress } from '../../src/shared/field-address.ts'
import { type FieldPathStep, formatFieldPath } from '../../src/shared/field-path.ts'
import { placeFields } from '../../src/shared/place-fields.ts'
import { fieldRoute } from '../../src/shared/route.ts'
import { isList } from '../../src/shared/types.ts'
import { Groups, type ReadonlyGroups } from '../csv/groups.ts'
import { type Block, type Definition, fieldsOf, type StoringField, type ValueSet } from './definition.ts'

/** What the numbers of a value set are keys of; null if irrelevant. */
export type NameSet = (values: ValueSet) => string | null

/** The fields that store keys, as values or as list indexes, by what the keys identify. */
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

  function collect(block: Block, struct: string, start: readonly FieldPathStep[]): void {
    const placed = placeFields({ fields: fieldsOf(definition, struct) }, block.typicalCounts)
    for (const { field, offset, sizeBytes: size, isMovable } of placed) {
      const { name } = field
      const path = formatFieldPath([...start, { name, brackets: [] }], block.number)
      const isRoot = struct === block.struct
      const address = fieldAddress({ name, structName: struct, isRoot, offset, size, isMovable })
      const storing = { path, route: fieldRoute(block.number, address) }
      add(field.values, storing)
      add(field.positions, storing)
      const step = { name, brackets: isList(field) ? [''] : [] }
      if (field.struct !== null) collect(block, field.struct, [...start, step])
    }
  }

  for (const block of definition.blocks) collect(block, block.struct, [])
  return found
}
