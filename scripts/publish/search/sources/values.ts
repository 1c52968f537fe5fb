import { toHex } from '#shared/hex.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { flagMask } from '#shared/value-set.ts'
import type { SearchRecord, Source } from '../../../csv/declare.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { enumerationsTable } from '../../../tables/format/enumerations.ts'
import { fieldsTable } from '../../../tables/format/fields.ts'
import { flagsTable } from '../../../tables/format/flags.ts'
import { structsTable } from '../../../tables/format/structs.ts'
import { indexedFields } from '../layout/indexed-fields.ts'
import { rowSource, type SearchSource } from '../table-entries.ts'

/** Every field of every struct, in the order of the layout. */
export const fieldSource: SearchSource = {
  tables: [fieldsTable.name],
  readEntries: source => {
    const records = indexedFields(source).fields.map(indexed => ({
      title: indexed.step.name,
      code: indexed.code,
      about: [indexed.step.field.meaning],
      id: indexed.id,
    }))
    return [{ kind: 'Fields', route: '{field}', counting: 'none', records }]
  },
}

/** Every struct inside a block, in layout order. */
export const structSource: SearchSource = {
  tables: [structsTable.name],
  readEntries: source => {
    const roots = new Set(formatDefinition(source).definition.blocks.map(({ struct }) => struct))
    const blocks = new Map(indexedFields(source).fields.map(({ struct, block }) => [struct, block]))
    const records = [...blocks].map(([{ name, title, meaning }, block]) => {
      const isRoot = roots.has(name)
      const code = isRoot ? block : `${block}:${name}`
      return { title, code, about: [meaning] }
    })
    return [{ kind: 'Structs', route: '{field}', counting: 'none', records }]
  },
}

/** The first fields that store values of the sets, by set. */
const fieldsOfSets = memoizeBy((source: Source): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  const { fields, flagsOfEnumeration } = indexedFields(source)
  for (const { id, step } of fields)
    for (const set of [step.field.values, step.field.positions])
      if (set !== null && !ids.has(set.name)) ids.set(set.name, id)
  for (const [enumeration, flags] of flagsOfEnumeration) {
    const id = ids.get(flags)
    if (id !== undefined && !ids.has(enumeration)) ids.set(enumeration, id)
  }
  return ids
})

/** A value, at the field that stores its set; null when none does. */
function valueRecord(source: Source, set: string, name: string, shown: Pick<SearchRecord, 'title' | 'code'>) {
  const id = fieldsOfSets(source).get(set)
  return id === undefined ? null : { ...shown, about: [set, name], id }
}

/** The values of enumerations, as shown by their fields, and flags with their masks. */
export const valueSources: readonly SearchSource[] = [
  rowSource(enumerationsTable, {
    kind: 'Values',
    route: '{field}',
    counting: 'decimal',
    record: ({ enumeration, value, name, meaning }, source) =>
      valueRecord(source, enumeration, name, {
        title: meaning || name.replaceAll('_', ' '),
        code: `${value}`,
      }),
  }),
  rowSource(flagsTable, {
    kind: 'Flags',
    route: '{field}',
    counting: 'hex',
    record: ({ set, bit, width, name, meaning }, source) =>
      valueRecord(source, set, name, { title: meaning, code: toHex(flagMask({ bit, width }), 2) }),
  }),
]
