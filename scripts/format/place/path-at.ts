import type { Counts } from '../../../src/shared/count.ts'
import { elementBytes } from '../../../src/shared/layout.ts'
import { placeFields } from '../../../src/shared/place-fields.ts'
import { elementTypeSize, isList } from '../../../src/shared/types.ts'
import { checksumBytes } from '../codec/file-end.ts'
import {
  type Definition,
  type Element,
  elementsOf,
  type Field,
  fieldsOf,
  namedLength,
} from '../definition.ts'
import { blockStart, countsOfBlock, type FileCounts, fileSize } from './file-counts.ts'

/** The value that contains a byte of a save. */
export interface BytePart {
  readonly part: 'marker' | 'field' | 'list' | 'padding' | 'checksum'
  /** 00 to 27; null after the last block. */
  readonly block: string | null
  /** The path of the value, as `findFieldPlace` takes it, or of a list whose elements differ in size; null outside both. */
  readonly path: string | null
}

/** The brackets of the innermost named element at a byte of a list, e.g. `[gf_progress][2]`; null if there is none. */
export function namedBrackets(field: Field, offset: number): string | null {
  const place = elementBytes(field)
  const startOf = ({ index }: Element) => index * place
  const found = elementsOf(field)
    .filter(element => {
      const start = startOf(element)
      return start <= offset && offset < start + (element.count ?? 1) * elementTypeSize(element.type)
    })
    .reduce<Element | null>((best, element) => (best?.count === null ? best : element), null)
  if (found === null) return null
  const part = Math.floor((offset - startOf(found)) / elementTypeSize(found.type))
  return found.count === null ? `[${found.name}]` : `[${found.name}][${part}]`
}

/** The rest of the path, from a struct. @param offset offset from the start of the struct */
function pathWithin(definition: Definition, struct: string, offset: number, counts: Counts): string | null {
  const placed = placeFields({ fields: fieldsOf(definition, struct) }, counts).find(
    candidate => candidate.offset <= offset && offset < candidate.offset + candidate.sizeBytes,
  )
  if (placed === undefined) return null
  const { field } = placed
  const inField = offset - placed.offset
  if (field.struct !== null && field.elementSize === null) return field.name
  const isElement = isList(field)
  const index = isElement ? Math.floor(inField / elementBytes(field)) : 0
  const hasNames = isElement && placed.count === namedLength(definition, struct, field)
  const brackets = isElement ? ((hasNames ? namedBrackets(field, inField) : null) ?? `[${index}]`) : ''
  if (field.struct === null) return field.name + brackets
  const inner = pathWithin(definition, field.struct, inField - index * elementBytes(field), counts)
  return inner === null ? null : `${field.name}${brackets}.${inner}`
}

/**
 * Finds the value that contains a byte of a save; a list whose elements differ in size is one value.
 * @param offset bytes from the start of the file
 * @returns null for an offset outside the file
 */
export function pathAt(definition: Definition, offset: number, counts: FileCounts): BytePart | null {
  const { marker } = definition.file
  const size = fileSize(definition, counts)
  if (!Number.isInteger(offset) || offset < 0 || offset >= size) return null
  if (offset >= size - checksumBytes) return { part: 'checksum', block: null, path: null }
  const block = definition.blocks.findLast(
    ({ number }) => blockStart(definition, number, counts) - marker.length <= offset,
  )
  if (block === undefined) return null
  const { number, struct } = block
  const start = blockStart(definition, number, counts)
  if (offset < start) return { part: 'marker', block: number, path: null }
  const path = pathWithin(definition, struct, offset - start, countsOfBlock(counts, number))
  if (path === null) return { part: 'padding', block: null, path }
  const list = fieldsOf(definition, struct).find(({ name }) => name === path)
  const isUneven = list?.struct !== null && list?.elementSize === null
  return { part: isUneven ? 'list' : 'field', block: number, path: `block${number}.${path}` }
}
