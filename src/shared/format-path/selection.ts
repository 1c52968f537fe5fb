// Apart from walk.ts, so that the package follows paths through values without the code that walks the format.

import { PathError, type PathStep, parse, type Subscript } from './path.ts'
import { findNamed } from './tree.ts'

/** Indexes selected from so many elements; null if they are not all there. */
export function indexesOf(
  subscript: Exclude<Subscript, { kind: 'name' }>,
  count: number,
): readonly number[] | null {
  let [first, last] = [0, count - 1]
  if (subscript.kind === 'index') first = last = subscript.index
  if (subscript.kind === 'range') ({ first, last } = subscript)
  return last < count ? Array.from({ length: last - first + 1 }, (_, offset) => first + offset) : null
}

function fail(path: string, reason: string): never {
  throw new PathError(path, reason)
}

/**
 * The block that a path starts at, by number or by name, and the steps in it.
 * @param hintFor completes the message for a name that no block has
 * @throws PathError if the text is not a path, or there is no such block
 */
export function rootOf<Block extends { readonly number: string; readonly name: string }>(
  blocks: readonly Block[],
  path: string,
  hintFor: (name: string) => string = () => '',
): readonly [block: Block, steps: readonly PathStep[]] {
  const { block: number, steps } =
    parse(path) ?? fail(path, 'not a path such as block25.doors[222].linked or playerInfo.money')
  const [root, ...inner] = steps
  const name = root?.name ?? ''
  const block = number === null ? findNamed(blocks, name) : blocks.find(one => one.number === number)
  if (block === undefined) return fail(path, `there is no block ${number ?? name}${hintFor(name)}`)
  if (number !== null) return [block, steps]
  return root?.subscripts.length === 0 ? [block, inner] : fail(path, `${name} is a block, not a list`)
}
