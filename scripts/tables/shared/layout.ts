import { parseCount } from '#shared/count.ts'
import { isForPlatform } from '#shared/format-types.ts'
import { elementOffset, type FieldExtent } from '#shared/layout.ts'
import { toHex } from '#shared/number.ts'
import { isScalar, parseType, scalars } from '#shared/types.ts'
import { Groups, memoizeBy, type ReadonlyGroups, type Source } from '../../csv/declare.ts'
import { blocksTable } from '../format/blocks.ts'
import { fieldsTable } from '../format/fields.ts'
import { structsTable } from '../format/structs.ts'

/** Whether a row holds for PC saves, which all other tables refer to. */
const isOnPc = isForPlatform('pc')

/** Fields of PC saves by struct, in file order, with the sizes that determine offsets; read only from the format tables. */
const extents = memoizeBy((source: Source): ReadonlyGroups<string, FieldExtent> => {
  const structSizes = new Map(structsTable.rows(source).map(({ struct, size }) => [struct, size]))
  const fields = new Groups<string, FieldExtent>()
  for (const { struct, name, type, size, count: cell } of fieldsTable.rows(source).filter(isOnPc)) {
    const count = parseCount(cell)
    const single = isScalar(type) ? scalars[type].size : (structSizes.get(type) ?? null)
    const elementSize = parseType(type) === 'struct' || isScalar(type) ? single : size
    fields.put(struct, { name, count, size, elementSize })
  }
  return fields
})

/** The fields of a block; none if its tables have problems, which are reported with them. */
export function blockExtents(source: Source, block: string): readonly FieldExtent[] {
  const row = blockRow(source, block)
  const fields = row === undefined ? [] : extents(source).of(row.struct)
  return fields.some(({ elementSize }) => elementSize === null) ? [] : fields
}

/** The row of a block of PC saves, or undefined. */
export function blockRow(source: Source, block: string) {
  return blocksTable.rows(source).find(row => row.block === block && isOnPc(row))
}

/** Offset of a field in its struct, or null. */
export function fieldOffset(source: Source, struct: string, field: string): number | null {
  const fields = extents(source).of(struct)
  return fields.some(({ name }) => name === field) ? elementOffset(fields, field, 0, {}) : null
}

/**
 * Offset of a list element in its block. @param counts the counts of the preceding lists @returns null if the
 * format tables have problems, which are reported with them
 */
export function listOffset(
  source: Source,
  { block, list }: { readonly block: string; readonly list: string },
  index: number,
  counts: Readonly<Record<string, number>> = {},
): number | null {
  const fields = blockExtents(source, block)
  const field = fields.find(({ name }) => name === list)
  return field?.elementSize == null ? null : elementOffset(fields, list, index, counts)
}

/** The same as a cell; empty if the format tables have problems. */
export function listOffsetHex(
  source: Source,
  list: { readonly block: string; readonly list: string },
  index: number,
): string {
  const offset = listOffset(source, list, index)
  return offset === null ? '' : toHex(offset)
}
