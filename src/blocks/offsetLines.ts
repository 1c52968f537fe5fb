import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, StructUse } from '#shared/format-types.ts'
import { fileHex, toHex } from '#shared/number.ts'
import { usesOf } from './blockTree.ts'

/** Up to this number of elements, each offset is listed. */
const fewElements = 6

/** Numbers of elements in a formula, the outermost array first. No struct is inside more than two. */
const counters = 'nm'

/** What is written of the offsets of a field in one use of its struct: one, those of a few elements, or a formula. */
type OffsetForm = 'one' | 'few' | 'formula'

/** The offsets of a field in one use of its struct. */
export interface OffsetLine {
  readonly form: OffsetForm
  /** E.g. `0024`, `0000 001C 0038` or `0028 + n·0x1C`; of a typical save where `isMovable`. */
  readonly inBlock: string
  /** The same in the file; null if it depends on the save. */
  readonly inFile: string | null
  /** What the struct is in the block, e.g. `players[0].position`. */
  readonly of: string
  /** Elements in a typical save. */
  readonly count: number
  /** Whether counts in the file shift it. */
  readonly isMovable: boolean
}

/** An offset in a struct, to distinguish it from one in the block: `+20`. */
export function structOffset(offset: number): string {
  return `+${toHex(offset, 2)}`
}

/** An offset in the block if the start of the struct is known, otherwise in the struct. */
export function shownOffset(structStart: number | null, offset: number): string {
  return structStart === null ? structOffset(offset) : toHex(structStart + offset)
}

function formOf({ strides, count }: StructUse): OffsetForm {
  if (strides.length === 0) return 'one'
  return strides.length === 1 && count > 1 && count <= fewElements ? 'few' : 'formula'
}

function offsetsText(use: StructUse, first: number, digits: number): string {
  const { strides, count } = use
  if (formOf(use) === 'few') {
    const [stride = 0] = strides
    return Array.from({ length: count }, (_, index) => toHex(first + index * stride, digits)).join(' ')
  }
  const terms = strides.map((bytes, depth) => ` + ${counters[depth]}·0x${toHex(bytes, 2)}`)
  return toHex(first, digits) + terms.join('')
}

/** Whether all offsets are exact: those of an opened save, unless a list has elements of different sizes. */
function hasExactOffsets({ isOfSave, structs }: BlockFormat): boolean {
  const isEven = structs.every(({ fields }) =>
    fields.every(
      ({ struct, count, elementSize }) => struct === null || count === null || elementSize !== null,
    ),
  )
  return isOfSave === true && isEven
}

/**
 * The offsets of a field, a line for each use of its struct in the block, in file order.
 * @param start of the block in the file; null if unknown
 * @param element offset in the block of the one struct that is shown; null for all of them
 */
export function offsetLines(
  format: BlockFormat,
  step: Step,
  start: number | null,
  element: number | null = null,
): readonly OffsetLine[] {
  if (element !== null && !step.isMovable) {
    const inBlock = element + step.offset
    const inFile = start === null ? null : fileHex(start + inBlock)
    return [{ form: 'one', inBlock: toHex(inBlock), inFile, of: '', count: 1, isMovable: false }]
  }
  const isExact = hasExactOffsets(format)
  return usesOf(format, step.struct).map(use => {
    const first = use.offset + step.offset
    const isMovable = !isExact && (use.isMovable || step.isMovable)
    return {
      form: formOf(use),
      inBlock: offsetsText(use, first, 4),
      inFile: start === null || isMovable ? null : offsetsText(use, start + first, 5),
      of: use.path.replaceAll('[all]', '[n]'),
      count: use.count,
      isMovable,
    }
  })
}
