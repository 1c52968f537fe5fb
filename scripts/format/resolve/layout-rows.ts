import { Groups, groupBy, type ReadonlyGroups } from '#shared/collections.ts'
import { isForPlatform } from '#shared/format-types.ts'
import type { Source } from '../../csv/declare.ts'
import { elementsTable } from '../../tables/format/elements.ts'
import { fieldsTable } from '../../tables/format/fields.ts'
import { structsTable } from '../../tables/format/structs.ts'
import type { Platform } from '../definition.ts'
import { type ElementRow, toElementRow, variableElements } from './variable-elements.ts'

export type FieldRow = ReturnType<typeof fieldsTable.read>['soundRows'][number]
export type StructRow = ReturnType<typeof structsTable.read>['soundRows'][number]

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

/** Whether a row as read is for a platform. */
export function holdsFor(platform: Platform) {
  const isOwn = isForPlatform(platform)
  return ({ values }: { readonly values: { readonly platform: Platform | null } }): boolean => isOwn(values)
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

/** For each struct, the numbers of the blocks that use it, ascending. `roots` maps block numbers to their structs. */
export function structUse(
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
