import { countElements } from '../../../src/shared/count.ts'
import { findTarget, type Target } from '../../../src/shared/format-path/target.ts'
import { countsOfBlock, type FileCounts } from '../../../src/shared/format-path/tree.ts'
import { type Definition, fieldsOf } from '../definition.ts'

/**
 * Number of elements of a list directly in a block, in a file with these counts.
 * @param path e.g. `block20.paint`
 */
function listLength(definition: Definition, path: string, counts: FileCounts): number {
  const block = definition.blocks.find(({ number }) => path.startsWith(`block${number}.`))
  if (block === undefined) throw new Error(`${path} is in no block`)
  const { number, struct } = block
  const field = fieldsOf(definition, struct).find(({ name }) => path === `block${number}.${name}`)
  const length = field && countElements(field.name, field.count, countsOfBlock(counts, number))
  if (length === undefined || length === null) throw new Error(`${path} is not a list`)
  return length
}

/**
 * The positions a recipe step refers to: one, or those of the elements `[4-14]` or `[all]` of a list. @throws
 * Error if the path has no target in a file with these counts
 */
export function stepPlaces(definition: Definition, path: string, counts: FileCounts): readonly Target[] {
  const brackets = /\[(?:all|(\d+)-(\d+))\]$/.exec(path)
  if (brackets === null) return [findTarget(definition, path, counts)]
  const list = path.slice(0, brackets.index)
  const [, first, last] = brackets
  const [from, end] =
    first === undefined ? [0, listLength(definition, list, counts)] : [Number(first), Number(last) + 1]
  return Array.from({ length: Math.max(0, end - from) }, (_, index) =>
    findTarget(definition, `${list}[${from + index}]`, counts),
  )
}
