import type { Counts } from '../count.ts'
import type { Element, Field } from '../field-types.ts'
import { elementStride, fieldSize } from '../layout.ts'
import { toHex } from '../number.ts'
import { elementForm, elementTypeSize } from '../types.ts'
import { type PathStep, print, type Subscript } from './path.ts'
import { type FormatTree, fieldsIn, listLength, offsetsOf, type TreeField } from './tree.ts'

/** A step that was followed or located: a field or its element, with its bytes. */
export interface Step<F extends TreeField = Field> extends PathStep {
  /** Number of the block where the steps begin; null if they begin at a struct. */
  readonly block: string | null
  /** Name of the struct that has the field. */
  readonly struct: string
  readonly field: F
  /** Number of elements of a list; null for a single value, a text or raw bytes. */
  readonly count: number | null
  /** Index of the element in the list; of a named element that of its first byte; null for the whole field. */
  readonly index: number | null
  /** The named element; null for any other. */
  readonly element: Element | null
  /** Index in a named array; null for the whole of it, and for any other value. */
  readonly part: number | null
  /** Bytes from the start of the block or struct to the element, or to the field if `index` is null. */
  readonly offset: number
  /** Bytes of the element, or of the field if `index` is null. */
  readonly size: number
  /** Whether counts in the save shift it. */
  readonly isMovable: boolean
}

/** Where a step begins: in a struct at an offset, both in bytes, with the counts of its block. */
export interface Position {
  readonly block: string | null
  readonly struct: string
  readonly offset: number
  readonly isMovable: boolean
  readonly counts: Counts
}

/** The start of a block or struct. */
export function startOf(block: string | null, struct: string, counts: Counts): Position {
  return { block, struct, offset: 0, isMovable: false, counts }
}

/** A step to a whole field. @param fieldOffset bytes from the start of its struct */
export function wholeStep<F extends TreeField>(field: F, position: Position, fieldOffset: number): Step<F> {
  const { block, struct, offset, isMovable, counts } = position
  return {
    name: field.name,
    subscripts: [],
    block,
    struct,
    field,
    count: listLength(field, counts),
    index: null,
    element: null,
    part: null,
    offset: offset + fieldOffset,
    size: fieldSize(field, counts),
    isMovable: isMovable || field.offsetAfter.length > 0,
  }
}

/**
 * The fields of a struct, as steps from its start.
 * @param counts those of the block
 * @param block number of the block, if the struct is its root
 */
export function fieldSteps<F extends TreeField>(
  tree: FormatTree<F>,
  struct: string,
  counts: Counts,
  block: string | null = null,
): readonly Step<F>[] {
  const fields = fieldsIn(tree, struct)
  const offsets = offsetsOf(fields, counts)
  const start = startOf(block, struct, counts)
  return fields.map((field, index) => wholeStep(field, start, offsets[index] ?? 0))
}

/** The step to an element of a list. @param whole step to the list, whose elements have one size */
export function elementStep<F extends TreeField>(whole: Step<F>, index: number): Step<F> {
  const size = elementStride(whole.field)
  return {
    ...whole,
    subscripts: [{ kind: 'index', index }],
    index,
    offset: whole.offset + index * size,
    size,
  }
}

/** The step to a named element. @param part index in a named array; null for a single value, or the whole array */
export function namedStep<F extends TreeField>(
  whole: Step<F>,
  element: Element,
  part: number | null,
): Step<F> {
  const { name, index, count, type } = element
  const size = elementTypeSize(type)
  const named: Subscript = { kind: 'name', name }
  const stride = elementStride(whole.field)
  const offset = index * stride + (part ?? 0) * size
  return {
    ...whole,
    subscripts: part === null ? [named] : [named, { kind: 'index', index: part }],
    index: Math.floor(offset / stride),
    element,
    part,
    offset: whole.offset + offset,
    size: part === null ? size * (count ?? 1) : size,
  }
}

/** The path of steps, e.g. `block25.doors[222].flags`. */
export function pathOf(steps: readonly Step<TreeField>[]): string {
  return print({ block: steps[0]?.block ?? null, steps })
}

/** The value of a step as a field of its own: type, range and meaning are those of the named element if it is one. */
export function fieldOfStep({
  field,
  element,
  index,
  size,
}: Pick<Step, 'field' | 'element' | 'index' | 'size'>): Field {
  if (index === null) return field
  const single: Field = { ...field, count: null, size, elements: null }
  if (element === null) return single
  const { name, type, meaning, range, values, evidence } = element
  const { basic } = elementForm(type)
  return { ...single, name, type: basic, elementSize: size, meaning, range, values, evidence }
}

/**
 * The id of a field in addresses: `0014` in the block, `running_script.000A` in an inner struct, or the name
 * alone if counts shift the field or leave it empty in a typical save.
 * @param step from the start of its struct
 * @param isRoot whether the struct is the whole block
 */
export function fieldAddress(
  { name, struct, offset, size, isMovable }: Pick<Step, 'name' | 'struct' | 'offset' | 'size' | 'isMovable'>,
  isRoot: boolean,
): string {
  if (!isRoot) return `${struct}.${toHex(offset)}`
  return isMovable || size === 0 ? name : toHex(offset)
}
