import { Groups, type ReadonlyGroups } from '#shared/collections.ts'
import { print } from '#shared/format-path/path.ts'
import { fieldSteps, type Step } from '#shared/format-path/step.ts'
import type { TreeBlock } from '#shared/format-path/tree.ts'
import { elementStride } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { onlyValue } from '#shared/range.ts'
import { type Definition, type Field, fieldsOf, type StructUse } from '../definition.ts'

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
