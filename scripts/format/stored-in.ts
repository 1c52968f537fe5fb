import { Groups, type ReadonlyGroups } from '#shared/collections.ts'
import { type PathStep, print } from '#shared/format-path/path.ts'
import { fieldAddress, fieldSteps } from '#shared/format-path/step.ts'
import { fieldRoute } from '#shared/route.ts'
import type { Block, Definition, StoringField, ValueSet } from './definition.ts'

/** What the numbers of a value set are keys of; null if irrelevant. */
type NameSet = (values: ValueSet) => string | null

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

  function collect(block: Block, struct: string, outer: readonly PathStep[]): void {
    for (const step of fieldSteps(definition, struct, block.typicalCounts)) {
      const { name, count, field } = step
      const path = print({ block: block.number, steps: [...outer, step] })
      const route = fieldRoute(block.number, fieldAddress(step, struct === block.struct))
      add(field.values, { path, route, isIndex: false })
      add(field.positions, { path, route, isIndex: true })
      const subscripts = count === null ? [] : [{ kind: 'all' } as const]
      if (field.struct !== null) collect(block, field.struct, [...outer, { name, subscripts }])
    }
  }

  for (const block of definition.blocks) collect(block, block.struct, [])
  return found
}
