import type { ReadonlyGroups } from '../../csv/groups.ts'
import type { Field, Platform, Struct } from '../definition.ts'
import type { ElementRow } from './element-row.ts'
import type { FieldRow, LayoutRows, StructRow } from './rows.ts'
import { type FieldOffset, toField } from './to-field.ts'

export interface FieldReading {
  readonly field: Field
  readonly row: FieldRow
  readonly elementRows: readonly ElementRow[]
}

/** A resolved struct with its source rows, for the checks. */
export interface StructReading {
  readonly struct: Struct
  readonly row: StructRow
  readonly fields: readonly FieldReading[]
  /** Total size of the fixed-size fields, in bytes. */
  readonly fixedSize: number
}

/**
 * Resolves all structs of structs.csv, computing offsets and sizes from the field order. A recursive struct
 * gets no size. @param use numbers of the blocks that use a struct
 */
export function resolveStructs(
  rows: LayoutRows,
  use: ReadonlyGroups<string, string>,
  platform: Platform,
): ReadonlyMap<string, StructReading> {
  const readings = new Map<string, StructReading>()
  const open = new Set<string>()

  function structSize(name: string): number | null | undefined {
    if (!rows.structs.has(name)) return undefined
    if (open.has(name)) return null
    return resolve(name)?.struct.size
  }

  function resolve(name: string): StructReading | undefined {
    const known = readings.get(name)
    const row = rows.structs.get(name)
    if (known !== undefined || row === undefined) return known
    open.add(name)
    const { title, meaning, source } = row.values
    const fields: FieldReading[] = []
    let next: FieldOffset = { offset: 0, offsetAfter: [] }
    for (const fieldRow of rows.fields.of(name)) {
      const elementRows = rows.elements.of(`${name}.${fieldRow.values.name}`)
      const field = toField(fieldRow, { ...next, source, platform, elements: elementRows, structSize })
      fields.push({ field, row: fieldRow, elementRows })
      next =
        field.size === null
          ? { offset: next.offset, offsetAfter: [...next.offsetAfter, field.name] }
          : { offset: next.offset + field.size, offsetAfter: next.offsetAfter }
    }
    open.delete(name)
    const struct = {
      name,
      title,
      meaning,
      blocks: use.of(name),
      size: next.offsetAfter.length === 0 ? next.offset : null,
      fields: fields.map(({ field }) => field),
    }
    const reading = { struct, row, fields, fixedSize: next.offset }
    readings.set(name, reading)
    return reading
  }

  const ordered = [...rows.structs.keys()].map(name => [name, resolve(name)] as const)
  return new Map(ordered.flatMap(([name, reading]) => (reading === undefined ? [] : [[name, reading]])))
}
