import { fieldAddress } from '../shared/field-address.ts'
import type { BlockFormat, Struct } from '../shared/format-types.ts'
import { parseHex } from '../shared/hex.ts'
import { placeFields } from '../shared/place-fields.ts'
import { type FoundField, findAtOffset } from './findField.ts'
import type { PlacedField } from './placedField.ts'

/** The part of an address that names a field. */
export function formatFieldAddress({ root }: BlockFormat, struct: Struct, placed: PlacedField): string {
  const { field, offset, sizeBytes: size, isMovable } = placed
  return fieldAddress({
    name: field.name,
    structName: struct.name,
    isRoot: struct.name === root,
    offset,
    size,
    isMovable,
  })
}

/** What an address names: a field, a whole struct, or nothing known. */
export type Target =
  | { readonly kind: 'field'; readonly found: FoundField }
  | { readonly kind: 'struct'; readonly name: string }

/** Reads the part of an address that names a field or a struct. Invalid text gives null, never an error. */
export function parseFieldAddress(format: BlockFormat, text: string | null): Target | null {
  const address = text?.match(/^(?:(\w+)\.)?([0-9a-f]{1,6})$/i)
  const root = format.structs.find(({ name }) => name === format.root)
  const struct = address?.[1] ? format.structs.find(({ name }) => name === address[1]) : root
  const found = address?.[2] && struct ? findAtOffset(format, struct, parseHex(address[2])) : null
  if (found) return { kind: 'field', found }
  const named = format.structs.find(({ name }) => name === text)
  if (named) return { kind: 'struct', name: named.name }
  const placed = root && placeFields(root, format.typicalCounts).find(({ field }) => field.name === text)
  if (!root || !placed) return null
  const steps = [{ struct: root.name, placed, index: null }]
  return { kind: 'field', found: { steps, offset: placed.offset, byte: 0, element: null } }
}
