import { Groups, type ReadonlyGroups } from '#shared/collections.ts'
import { type PathStep, print } from '#shared/format-path/path.ts'
import { fieldAddress, fieldSteps, type Step } from '#shared/format-path/step.ts'
import type { TreeBlock } from '#shared/format-path/tree.ts'
import { elementStride } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { onlyValue } from '#shared/range.ts'
import { fieldRoute } from '#shared/route.ts'
import {
  type Block,
  type Definition,
  type Field,
  fieldsOf,
  type StoringField,
  type StructUse,
  type ValueSet,
} from './definition.ts'

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

/** Whether an array has just one element in every save, as the players of block 02. */
function hasOneElement(owner: readonly Field[], { count }: Field): boolean {
  if (count?.kind === 'fixed') return count.value === 1
  if (count?.kind !== 'field') return count === null
  const counter = owner.find(({ name }) => name === count.field)
  return count.minus === 0 && count.divide === 1 && onlyValue(counter?.range ?? null) === 1
}

const usesByStruct = memoizeBy((definition: Definition) =>
  memoizeBy(({ struct: root, typicalCounts }: TreeBlock): ReadonlyGroups<string, StructUse> => {
    const uses = new Groups<string, StructUse>()

    function collect(struct: string, outer: readonly Step[], use: StructUse): void {
      uses.put(struct, use)
      const fields = fieldsOf(definition, struct)
      for (const step of fieldSteps(definition, struct, typicalCounts)) {
        const { field, count, offset, isMovable } = step
        if (field.struct === null) continue
        const all = count === 1 ? ({ kind: 'index', index: 0 } as const) : ({ kind: 'all' } as const)
        const steps = [...outer, { ...step, subscripts: count === null ? [] : [all] }]
        collect(field.struct, steps, {
          path: print({ block: null, steps }),
          offset: use.offset + offset,
          strides: hasOneElement(fields, field) ? use.strides : [...use.strides, elementStride(field)],
          count: use.count * (count ?? 1),
          isMovable: use.isMovable || isMovable,
        })
      }
    }

    collect(root, [], { path: '', offset: 0, strides: [], count: 1, isMovable: false })
    return uses
  }),
)

/** All uses of a struct in a block, in file order; the block itself is the one use of its root. */
export function structUses(definition: Definition, block: TreeBlock, struct: string): readonly StructUse[] {
  return usesByStruct(definition)(block).of(struct)
}
