import { elementStep, namedStep, type Position, type Step, wholeStep } from './step.ts'
import { type FormatTree, fieldsIn, namedLength, namedValuesOf, offsetsOf, type TreeField } from './tree.ts'

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
