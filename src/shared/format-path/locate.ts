import { blockStart, checksumBytes, type FileTree, fileSize } from './file.ts'
import { elementStep, namedStep, type Position, type Step, startOf, wholeStep } from './step.ts'
import {
  countsOfBlock,
  type FileCounts,
  type FormatTree,
  fieldsIn,
  namedLength,
  namedValuesOf,
  offsetsOf,
  type TreeField,
} from './tree.ts'

/** The step to the element of a list at a byte. @param rest bytes from the start of the list */
function stepInList<F extends TreeField>(tree: FormatTree<F>, whole: Step<F>, rest: number): Step<F> {
  const { struct, field, count } = whole
  const stride = field.elementSize
  if (count === null || stride === null) return whole
  const hasNames = field.elements !== null && count === namedLength(tree, struct, field)
  const index = Math.floor(rest / stride)
  const named = hasNames ? namedValuesOf(field).get(index) : undefined
  return named === undefined ? elementStep(whole, index) : namedStep(whole, named.element, named.part)
}

/**
 * Finds the value at a byte of a struct: offset → path. A list whose elements differ in size is one value.
 * @param position the start of the struct; with the number of its block, `pathOf` prints that
 * @param target offset, in bytes from where the offset of the position is counted
 * @returns the steps down to the value; none beyond the end of the struct
 */
export function locateInStruct<F extends TreeField>(
  tree: FormatTree<F>,
  position: Position,
  target: number,
): readonly Step<F>[] {
  const fields = fieldsIn(tree, position.struct)
  const offsets = offsetsOf(fields, position.counts)
  const index = offsets.findLastIndex(offset => position.offset + offset <= target)
  const field = fields[index]
  const whole = field && wholeStep(field, position, offsets[index] ?? 0)
  if (whole === undefined || target >= whole.offset + whole.size) return []
  const step = stepInList(tree, whole, target - whole.offset)
  const { struct } = whole.field
  if (struct === null || whole.field.elementSize === null) return [step]
  const { offset, isMovable } = step
  return [step, ...locateInStruct(tree, { ...position, struct, offset, isMovable }, target)]
}

/** A byte of a file. */
interface LocatedByte {
  /** `list` is a list whose elements differ in size, as one value. */
  readonly part: 'marker' | 'field' | 'list' | 'padding' | 'checksum'
  /** 00 to 28; null after the last block. */
  readonly block: string | null
  /** The steps from the block down to the value; none outside values. */
  readonly steps: readonly Step[]
}

/**
 * Finds the value at a byte of a file: offset → path.
 * @param offset bytes from the start of the file
 * @param counts those of the file
 * @returns null for an offset outside the file
 */
export function locate(tree: FileTree, offset: number, counts: FileCounts): LocatedByte | null {
  const size = fileSize(tree, counts)
  if (!Number.isInteger(offset) || offset < 0 || offset >= size) return null
  if (offset >= size - checksumBytes) return { part: 'checksum', block: null, steps: [] }
  const startIn = (number: string) => blockStart(tree, number, counts)
  const block = tree.blocks.findLast(({ number }) => startIn(number) - tree.file.marker.length <= offset)
  if (block === undefined) return null
  const { number, struct } = block
  const start = startIn(number)
  if (offset < start) return { part: 'marker', block: number, steps: [] }
  const steps = locateInStruct(tree, startOf(number, struct, countsOfBlock(counts, number)), offset - start)
  const last = steps.at(-1)
  if (last === undefined) return { part: 'padding', block: null, steps }
  return { part: last.field.elementSize === null ? 'list' : 'field', block: number, steps }
}
