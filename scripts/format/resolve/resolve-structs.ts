import { Groups, groupBy, type ReadonlyGroups } from '#shared/collections.ts'
import { parseCount } from '#shared/count.ts'
import { parseRange } from '#shared/range.ts'
import { isRun, isScalar, parseType, scalars } from '#shared/types.ts'
import { parseValueSet } from '#shared/value-set.ts'
import type { Source } from '../../csv/declare.ts'
import { elementsTable } from '../../tables/format/elements.ts'
import { fieldsTable } from '../../tables/format/fields.ts'
import { structsTable } from '../../tables/format/structs.ts'
import { holdsFor } from '../../tables/shared/format-columns.ts'
import type { Field, Platform, Struct } from '../definition.ts'
import { type ElementRow, elementIn, toElementRow } from './element-rows.ts'
import { variableElements } from './variable-elements.ts'

export type FieldRow = ReturnType<typeof fieldsTable.read>['soundRows'][number]
type StructRow = ReturnType<typeof structsTable.read>['soundRows'][number]

/** The grouped rows of the layout tables. */
export interface LayoutRows {
  readonly structs: ReadonlyMap<string, StructRow>
  /** Field rows by struct, in file order. */
  readonly fields: ReadonlyGroups<string, FieldRow>
  /** Structs of the field rows of all platforms by line. */
  readonly structsByLine: ReadonlyMap<number, string>
  /** Element rows by `struct.field`. */
  readonly elements: ReadonlyGroups<string, ElementRow>
}

const earlierSuffix = '_earlier'

/** `x` for `x_earlier`, the layout of the struct in earlier builds; null for other names. */
export function laterStruct(struct: string): string | null {
  return struct.endsWith(earlierSuffix) ? struct.slice(0, -earlierSuffix.length) : null
}

/**
 * Reads and groups the rows of structs.csv, fields.csv and elements.csv for a platform, with the named script variables of PC;
 * invalid rows are skipped.
 */
export function readLayoutRows(source: Source, platform: Platform): LayoutRows {
  const isThere = holdsFor(platform)
  const variables = platform === 'pc' ? variableElements(source) : []
  return {
    structs: new Map(
      structsTable
        .read(source)
        .soundRows.filter(isThere)
        .map(row => [row.values.struct, row]),
    ),
    structsByLine: new Map(
      fieldsTable.read(source).soundRows.map(row => [row.positionOf('struct').line, row.values.struct]),
    ),
    fields: groupBy(fieldsTable.read(source).soundRows.filter(isThere), row => row.values.struct),
    elements: groupBy(
      [...elementsTable.read(source).soundRows.map(toElementRow), ...variables],
      ({ values }) => `${values.struct}.${values.field}`,
    ),
  }
}

/** For each struct, the numbers of the blocks that use it, ascending. */
function structUse(
  { fields, structs }: LayoutRows,
  roots: ReadonlyMap<string, string>,
): ReadonlyGroups<string, string> {
  const use = new Groups<string, string>()
  function mark(struct: string, block: string): void {
    if (use.of(struct).includes(block)) return
    use.put(struct, block)
    for (const { values } of fields.of(struct)) if (fields.has(values.type)) mark(values.type, block)
  }
  for (const [block, struct] of roots) mark(struct, block)
  for (const struct of structs.keys()) {
    const later = laterStruct(struct)
    if (later !== null) for (const block of use.of(later)) mark(struct, block)
  }
  for (const blocks of use.values()) blocks.sort()
  return use
}

interface FieldOffset {
  readonly offset: number
  readonly offsetAfter: readonly string[]
}

interface FieldParts extends FieldOffset {
  readonly platform: Platform
  readonly elements: readonly ElementRow[]
  /** Size of a struct by name: null if variable, undefined if it does not exist. */
  readonly structSize: (name: string) => number | null | undefined
}

/** The field described by a row of fields.csv; the checks report faults. */
function toField({ values }: FieldRow, parts: FieldParts): Field {
  const type = parseType(values.type)
  const count = parseCount(values.count)
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
    range: parseRange(values.range),
    values: parseValueSet(values.values),
    positions: parseValueSet(values.positions),
    role: values.role,
    evidence: (parts.platform === 'mobile' ? values.mobileEvidence : null) ?? values.evidence,
    // The cell compares versions for PC.
    versions: (parts.platform === 'pc' && values.versions) || '',
    elements:
      parts.elements.length === 0 || !isScalar(type) ? null : parts.elements.map(row => elementIn(row)(type)),
  }
}

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
 * gets no size. @param roots structs of the blocks by number
 */
export function resolveStructs(
  rows: LayoutRows,
  roots: ReadonlyMap<string, string>,
  platform: Platform,
): ReadonlyMap<string, StructReading> {
  const use = structUse(rows, roots)
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
      const field = toField(fieldRow, { ...next, platform, elements: elementRows, structSize })
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
      source,
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
