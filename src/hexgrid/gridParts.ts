import { isText } from './fieldText.ts'
import type { PlacedField } from './placeFields.ts'

/** Consecutive fields drawn byte by byte, or one long array drawn as a bar. */
export type GridPart =
  | { readonly kind: 'bytes'; readonly offset: number; readonly fields: readonly PlacedField[] }
  | { readonly kind: 'bar'; readonly placed: PlacedField }

const longestValueBytes = 128
const longestArrayBytes = 64

/** Whether a field is too long, too variable or too repetitive to be drawn byte by byte. */
function isBar({ field, sizeBytes, count }: PlacedField): boolean {
  const isArray = count !== null && !isText(field)
  return field.size === null || sizeBytes > (isArray ? longestArrayBytes : longestValueBytes)
}

/** Parts of the grid of a struct, in file order. */
export function gridParts(fields: readonly PlacedField[]): readonly GridPart[] {
  const parts: GridPart[] = []
  for (const placed of fields) {
    const last = parts.at(-1)
    if (isBar(placed)) parts.push({ kind: 'bar', placed })
    else if (last?.kind === 'bytes') parts[parts.length - 1] = { ...last, fields: [...last.fields, placed] }
    else parts.push({ kind: 'bytes', offset: placed.offset, fields: [placed] })
  }
  return parts
}
