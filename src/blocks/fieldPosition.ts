import { pathOf, type Step } from '#shared/format-path/step.ts'
import type { BlockFormat } from '#shared/format-types.ts'
import { soleStart } from '#shared/struct-use.ts'
import { stepsTo, usesOf } from './blockTree.ts'
import type { FoundField } from './fieldAddress.ts'

/** The offset of a field, if one number can express it. */
interface FieldPosition {
  /** Bytes from the start of the block when `isInBlock`, else of the struct. */
  readonly offset: number
  readonly isInBlock: boolean
  /** The same from the start of its struct; null where the block is its struct. */
  readonly inStruct: number | null
  /** For a field of a repeated struct: the offset of the first one in a typical save. */
  readonly firstInBlock: number | null
  readonly path: string
  /** The steps from the block to the field. */
  readonly steps: readonly Step[]
}

/** The path with the index of a named element, as search and byte grid show it. */
const indexPath = (steps: readonly Step[]) =>
  pathOf(
    steps.map(step =>
      step.element === null ? step : { ...step, subscripts: [{ kind: 'index', index: step.index ?? 0 }] },
    ),
  )

/**
 * The position of a field of a struct. An offset in the block is given when the address named one, or when the struct
 * occurs once at a fixed offset; then the path has the number of each array element too.
 * @param step from the start of its struct
 * @param found what the address names, null when it does not lead through the field
 */
export function fieldPosition(format: BlockFormat, step: Step, found: FoundField | null): FieldPosition {
  const inStruct = step.struct === format.root ? null : step.offset
  const depth = found?.steps.findIndex(({ field }) => field === step.field) ?? -1
  const through = found?.steps[0]?.struct === format.root ? found.steps.slice(0, depth + 1) : []
  const last = through.at(-1)
  if (last) {
    const { offset } = last
    return { offset, isInBlock: true, inStruct, firstInBlock: null, path: indexPath(through), steps: through }
  }
  const uses = usesOf(format, step.struct)
  const [use] = uses
  if (!use) throw new Error(`block ${format.number} does not use its struct ${step.struct}`)
  const steps = stepsTo(format, use, step.name)
  const path = pathOf(steps)
  const start = soleStart(uses)
  return start === null
    ? { offset: step.offset, isInBlock: false, inStruct, firstInBlock: use.offset + step.offset, path, steps }
    : { offset: start + step.offset, isInBlock: true, inStruct, firstInBlock: null, path, steps }
}
