import { type Count, type Counts, valueCount } from './count.ts'

/** What determines the offset of a field in its struct. */
export interface FieldExtent {
  readonly name: string
  readonly count: Count | null
  /** Bytes of one element (of the whole field for texts and raw bytes); null if variable. */
  readonly elementSize: number | null
  /** Bytes of the whole field; null if the count depends on the file. */
  readonly size: number | null
}

/** Bytes from one element of a list to the next; 0 if elements differ in size, so that only the first has a known offset. */
export const elementStride = ({ elementSize }: FieldExtent): number => elementSize ?? 0

/** @throws Error if an element has no fixed size, which the checks reject */
export function elementBytes({ name, elementSize }: FieldExtent): number {
  if (elementSize === null) throw new Error(`${name} has no fixed element size`)
  return elementSize
}

/** Name of the count with the total bytes of a list whose elements differ in size. */
export function bytesCount(list: string): string {
  return `${list}_bytes`
}

/** Bytes of one field for given counts. */
export function fieldSize(field: FieldExtent, counts: Counts): number {
  if (field.size !== null) return field.size
  if (field.elementSize === null) return counts[bytesCount(field.name)] ?? 0
  return field.elementSize * valueCount(field, counts)
}

/** Total bytes of consecutive fields, for given counts. */
export function sizeOf(fields: readonly FieldExtent[], counts: Counts): number {
  return fields.reduce((sum, field) => sum + fieldSize(field, counts), 0)
}

/**
 * Offset of a list element from the start of its struct.
 * @throws Error if the struct has no such list
 */
export function elementOffset(
  fields: readonly FieldExtent[],
  list: string,
  index: number,
  counts: Counts,
): number {
  const position = fields.findIndex(({ name }) => name === list)
  const field = fields[position]
  if (field === undefined) throw new Error(`there is no list ${list}`)
  return sizeOf(fields.slice(0, position), counts) + index * elementBytes(field)
}

/** Size as an expression over counts, e.g. `2314 + variable_space_size + 262 × script_count`. */
export function sizeFormula(fields: readonly FieldExtent[]): string {
  let constant = 0
  const terms: string[] = []
  for (const field of fields) {
    const { name, size, count } = field
    if (size !== null) constant += size
    else if (field.elementSize === null) terms.push(bytesCount(name))
    else if (count?.kind === 'field') {
      const factor = elementBytes(field) / count.divide
      constant -= factor * count.minus
      terms.push(factor === 1 ? count.field : `${factor} × ${count.field}`)
    } else terms.push(`${elementBytes(field)} × ${name}`)
  }
  return [constant, ...terms]
    .filter((term, index) => index > 0 || term !== 0 || terms.length === 0)
    .join(' + ')
}
