import type { Field } from '../field-types.ts'
import { blockStart, type FileTree, isStartFixed } from './file.ts'
import { PathError } from './path.ts'
import { fieldOfStep, pathOf, type Step } from './step.ts'
import { type FileCounts, typicalFileCounts } from './tree.ts'
import { walk, walkEach } from './walk.ts'

/** One value of a file, and its bytes. */
export interface Target {
  /** As `print` prints it, e.g. `block25.doors[222].linked`. */
  readonly path: string
  /** 00 to 28. */
  readonly block: string
  /** Bytes from the first byte after the block marker. */
  readonly offset: number
  /** Bytes from the start of the file. */
  readonly fileOffset: number
  readonly size: number
  /** Whether counts of its own block shift it. */
  readonly isMovable: boolean
  /** Whether its block begins at the same offset in every file. */
  readonly isStartFixed: boolean
  /** The value as a field of its own: type, range and meaning are those of the named element if it is one. */
  readonly field: Field
}

/** Why steps do not select one value; null if they do. */
function severalReason(steps: readonly Step[]): string | null {
  const open = steps.find(({ count, index }) => count !== null && index === null)
  if (open !== undefined) return `${open.name} needs a number or name in brackets`
  const last = steps.at(-1)
  if (last === undefined || last.field.struct !== null) return 'is a struct, not one value'
  const { element, part } = last
  if (element === null || element.count === null || part !== null) return null
  return `${element.name} has the elements [0] to [${element.count - 1}]`
}

/**
 * The one value at the end of steps, and its bytes.
 * @param steps those of `walk` or `locate`
 * @param path for errors
 * @throws PathError if the steps lead to a struct, or to several values
 */
export function targetOf(
  tree: FileTree,
  steps: readonly Step[],
  counts: FileCounts,
  path = pathOf(steps),
): Target {
  const last = steps.at(-1)
  const reason = severalReason(steps)
  if (reason !== null || last === undefined || last.block === null)
    throw new PathError(path, reason ?? 'is a struct, not one value')
  const { block, offset, size, isMovable } = last
  return {
    path: pathOf(steps),
    block,
    offset,
    fileOffset: blockStart(tree, block, counts) + offset,
    size,
    isMovable,
    isStartFixed: isStartFixed(tree, block),
    field: fieldOfStep(last),
  }
}

/**
 * Finds the one value that a path selects: path → bytes of the file.
 * @param path as `walk` takes it
 * @param counts those of the file; of a typical save by default
 * @throws PathError if the path has no target, or more than one
 */
export function findTarget(
  tree: FileTree,
  path: string,
  counts: FileCounts = typicalFileCounts(tree),
): Target {
  return targetOf(tree, walk(tree, path, counts), counts, path)
}

/**
 * Finds each value that a path selects, in file order, e.g. those of `block20.paint[all]`.
 * @param path as `walkEach` takes it
 * @param counts those of the file; of a typical save by default
 * @throws PathError if the path has no target, or a whole list or struct is one
 */
export function findTargets(
  tree: FileTree,
  path: string,
  counts: FileCounts = typicalFileCounts(tree),
): readonly Target[] {
  return walkEach(tree, path, counts).map(steps => targetOf(tree, steps, counts, path))
}
