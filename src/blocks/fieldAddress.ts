import { useCallback } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { locateInStruct } from '#shared/format-path/locate.ts'
import { fieldAddress, pathOf, type Step, startOf } from '#shared/format-path/step.ts'
import { type BlockFormat, soleStart } from '#shared/format-types.ts'
import { parseHex, toHex } from '#shared/number.ts'
import { fieldParameter } from '#shared/route.ts'
import { withParameters } from '../ui/pageAddress.ts'
import { stepsIn, stepsTo, treeOf, usesOf } from './blockTree.ts'

/** Routes that select a field and keep the rest of the address, e.g. table filters. */
export function useFieldLink(): (address: string) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    address => `${pathname}?${withParameters(search, { [fieldParameter]: address })}`,
    [pathname, search],
  )
}

/** State of a history entry whose field was selected in a byte grid: it is shown without scrolling. */
export const selectedInGrid = 'selected in grid'

/** The same address without a selected field. */
export function withoutField({ search }: Location<unknown>): { search: string } {
  return { search: withParameters(search, { [fieldParameter]: null }).toString() }
}

/**
 * The part of an address that names a field.
 * @param element offset in the block of the one struct that is meant; null for any
 */
export function formatFieldAddress({ root }: BlockFormat, step: Step, element: number | null = null): string {
  if (element !== null && !step.isMovable) return toHex(element + step.offset)
  return fieldAddress(step, step.struct === root)
}

/** The target of an address; `steps` lead from its struct down to the innermost field. */
export interface FoundField {
  readonly steps: readonly Step[]
  /** Requested offset, in the struct of the first step. */
  readonly offset: number
  /** Byte of the innermost value, 0 for its first. */
  readonly byte: number
}

/** What an address names: a field, a whole struct, or nothing known. */
export type Target =
  | { readonly kind: 'field'; readonly found: FoundField }
  | { readonly kind: 'struct'; readonly name: string }

/** The field of a struct that covers an offset, and the field inside it as far as the definition goes. */
function findAtOffset(format: BlockFormat, struct: string, offset: number): FoundField | null {
  const block = struct === format.root ? format.number : null
  const located = locateInStruct(treeOf(format), startOf(block, struct, format.typicalCounts), offset)
  // The first byte of a struct is the struct, not its first field; that of a list is the list, unless it has a name.
  const depth = located.findIndex(step => step.offset === offset)
  const steps = depth < 0 ? located : located.slice(0, depth + 1)
  const last = steps.at(-1)
  if (!last) return null
  const isWhole = last.index === 0 && last.element === null && last.offset === offset
  return {
    steps: isWhole ? [...steps.slice(0, -1), { ...last, index: null, subscripts: [] }] : steps,
    offset,
    byte: offset - last.offset,
  }
}

/** Reads the part of an address that names a field or a struct. Invalid text gives null, never an error. */
export function parseFieldAddress(format: BlockFormat, text: string | null): Target | null {
  const [, name, digits] = text?.match(/^(?:(\w+)\.)?([0-9a-f]{1,6})$/i) ?? []
  const { root, structs } = format
  const struct = name ? structs.find(candidate => candidate.name === name)?.name : root
  const found = digits && struct ? findAtOffset(format, struct, parseHex(digits)) : null
  if (found) return { kind: 'field', found }
  if (structs.some(candidate => candidate.name === text)) return { kind: 'struct', name: text ?? '' }
  const step = root && stepsIn(format, root).find(field => field.name === text)
  return step ? { kind: 'field', found: { steps: [step], offset: step.offset, byte: 0 } } : null
}

/** The steps to the one struct of its kind that an address leads to, or into; none for other structs. */
export function stepsToStruct(
  { root }: BlockFormat,
  struct: string,
  found: FoundField | null,
): readonly Step[] {
  const steps = found?.steps ?? []
  if (steps[0]?.struct !== root) return []
  const depth = steps.findIndex(step => step.struct === struct)
  const through = depth < 0 ? steps : steps.slice(0, depth)
  const last = through.at(-1)
  return last?.field.struct === struct && (last.count === null || last.index !== null) ? through : []
}

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
