import type { ReadonlyGroups } from '#shared/collections.ts'
import { parseCount } from '#shared/count.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { parseRange } from '#shared/range.ts'
import { isRun, isScalar, parseType, scalars } from '#shared/types.ts'
import { parseValueSet } from '#shared/value-set.ts'
import type { Element, Platform, ScalarType, SourcedField, Struct } from '../definition.ts'
import type { FieldRow, LayoutRows, StructRow } from './layout-rows.ts'
import type { ElementRow } from './variable-elements.ts'

interface FieldOffset {
  readonly offset: number
  readonly offsetAfter: readonly string[]
}

interface FieldParts extends FieldOffset {
  readonly source: string
  readonly platform: Platform
  readonly elements: readonly ElementRow[]
  /** Size of a struct by name: null if variable, undefined if it does not exist. */
  readonly structSize: (name: string) => number | null | undefined
}

/** Most element rows are script variables, which do not change when another table does. */
const toElement = memoizeBy(({ values }: ElementRow) => {
  return {
    index: values.index,
    name: values.name,
    type: values.type,
    count: values.count,
    meaning: values.meaning,
    range: values.range === null ? null : parseRange(values.range),
    values: parseValueSet(values.values),
    leadsTo: values.leadsTo,
    evidence: values.evidence,
  }
})

const isTyped = (element: ReturnType<typeof toElement>): element is Element => element.type !== null

function elementIn(row: ElementRow, arrayType: ScalarType): Element {
  const element = toElement(row)
  return isTyped(element) ? element : { ...element, type: arrayType }
}

/** The field described by a row of fields.csv; the checks report faults. */
function toField({ values }: FieldRow, parts: FieldParts): SourcedField {
  const type = parseType(values.type)
  const count = values.count === null ? null : parseCount(values.count)
  const length = count === null ? 1 : count.kind === 'fixed' ? count.value : null
  const single = isRun(type)
    ? 1
    : isScalar(type)
      ? scalars[type].size
      : (parts.structSize(values.type) ?? null)
  const size = single === null || length === null ? null : single * length
  return {
    name: values.name,
    type,
    struct: type === 'struct' ? values.type : null,
    count,
    offset: parts.offset,
    offsetAfter: parts.offsetAfter,
    elementSize: isRun(type) ? size : single,
    size,
    legend: values.legend,
    meaning: values.meaning,
    range: values.range === null ? null : parseRange(values.range),
    values: parseValueSet(values.values),
    positions: parseValueSet(values.positions),
    role: values.role,
    evidence: (parts.platform === 'mobile' ? values.mobileEvidence : null) ?? values.evidence,
    source: parts.source,
    versions: values.versions ?? '',
    elements:
      parts.elements.length === 0 || !isScalar(type) ? null : parts.elements.map(row => elementIn(row, type)),
  }
}

export interface FieldReading {
  readonly field: SourcedField
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
