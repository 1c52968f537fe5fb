import { useCallback } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { locateInStruct } from '#shared/format-path/locate.ts'
import { fieldAddress, type Step, startOf } from '#shared/format-path/step.ts'
import type { BlockFormat } from '#shared/format-types.ts'
import { parseHex } from '#shared/hex.ts'
import { fieldParameter } from '#shared/route.ts'
import { withParameters } from '../ui/pageAddress.ts'
import { stepsIn, treeOf } from './blockTree.ts'

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

/** The part of an address that names a field. */
export function formatFieldAddress({ root }: BlockFormat, step: Step): string {
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
