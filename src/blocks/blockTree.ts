import { fieldSteps, type Step } from '#shared/format-path/step.ts'
import type { FormatTree } from '#shared/format-path/tree.ts'
import { walk } from '#shared/format-path/walk.ts'
import type { BlockFormat, StructUse } from '#shared/format-types.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { bitsText, flagMask } from '#shared/value-set.ts'

/** The format of a block as a tree to walk. */
export const treeOf = memoizeBy(
  ({ number, name, root, typicalCounts, structs }: BlockFormat): FormatTree => ({
    blocks: root === null ? [] : [{ number, name, struct: root, typicalCounts }],
    structs: new Map(structs.map(struct => [struct.name, struct])),
  }),
)

/** The fields of a struct at their offsets in it, in a typical save. */
export function stepsIn(format: BlockFormat, struct: string): readonly Step[] {
  return fieldSteps(
    treeOf(format),
    struct,
    format.typicalCounts,
    struct === format.root ? format.number : null,
  )
}

/** The first field of the block with each set of values: it lists them, and the others refer to it. */
export const listingFields = memoizeBy((format: BlockFormat): ReadonlyMap<string, Step> => {
  const steps = format.structs.flatMap(({ name }) => stepsIn(format, name)).reverse() // the first one wins
  return new Map(
    steps.flatMap(step =>
      [step.field.values, step.field.positions].flatMap(set => (set ? [[set.name, step] as const] : [])),
    ),
  )
})

/** The entries of an enumeration, or the flags of a flag set with their masks; undefined for a set that the block does not have. */
export function entriesOf({ enumerations, flagSets }: BlockFormat, set: string) {
  return (
    enumerations[set]?.map(entry => ({ ...entry, bits: null })) ??
    flagSets[set]?.map(flag => ({ ...flag, value: flagMask(flag), bits: bitsText(flag) }))
  )
}

/** The uses of a struct in the block, in file order. */
export function usesOf({ uses }: BlockFormat, struct: string): readonly StructUse[] {
  return uses[struct] ?? []
}

/** The steps from the block to a struct. @param name field in the struct to go on to */
export function stepsTo(format: BlockFormat, { path }: StructUse, name = ''): readonly Step[] {
  const tree = treeOf(format)
  return walk(tree, [`block${format.number}`, path, name].filter(Boolean).join('.'))
}
