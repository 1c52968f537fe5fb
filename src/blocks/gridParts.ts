import { isRun } from '../shared/types.ts'
import type { PlacedField } from './placedField.ts'

/** Consecutive fields drawn byte by byte, or one long array drawn as a bar. */
export type GridPart =
  | { readonly kind: 'bytes'; readonly offset: number; readonly fields: readonly PlacedField[] }
  | { readonly kind: 'bar'; readonly placed: PlacedField }

const longestValueBytes = 128
const longestArrayBytes = 64

/** Whether a field is too long, too variable or too repetitive to be drawn byte by byte. */
function isBar({ field, sizeBytes, count }: PlacedField): boolean {
  const isArray = count !== null && !isRun(field.type)
  return field.size === null || sizeBytes > (isArray ? longestArrayBytes : longestValueBytes)
}

/** Bytes in the widest useful row: short runs get wide cells instead of empty space. */
export function mostColumns(parts: readonly GridPart[]): 8 | 16 | 32 {
  const runs = parts.filter(part => part.kind === 'bytes')
  const lengths = runs.map(({ fields }) => fields.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  const fields = runs.flatMap(run => run.fields)
  const singles = fields.filter(({ sizeBytes, field }) => sizeBytes === 1 && field.role !== 'filler')
  const isOfSingles = singles.length * 2 > fields.length
  const longest = Math.max(0, ...lengths)
  if (longest <= 8 || (isOfSingles && longest <= 64)) return 8
  return longest <= 16 || (isOfSingles && longest <= 128) ? 16 : 32
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
