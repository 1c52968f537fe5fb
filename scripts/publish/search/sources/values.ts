import { toHex } from '#shared/hex.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { blockRoute, fieldRoute } from '#shared/route.ts'
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
      code: `${indexed.block}:${indexed.code}`,
      about: [indexed.step.field.meaning],
      id: indexed.route,
    }))
    return [{ kind: 'Fields', route: '{id}', counting: 'none', records }]
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
      return { title, code, about: [meaning], id: isRoot ? blockRoute(block) : fieldRoute(block, name) }
    })
    return [{ kind: 'Structs', route: '{id}', counting: 'none', records }]
  },
}

/** Routes of the first fields that store values of the sets, by set. */
const routesOfSets = memoizeBy((source: Source): ReadonlyMap<string, string> => {
  const routes = new Map<string, string>()
  const { fields, flagsOfEnumeration } = indexedFields(source)
  for (const { route, step } of fields)
    for (const set of [step.field.values, step.field.positions])
      if (set !== null && !routes.has(set.name)) routes.set(set.name, route)
  for (const [enumeration, flags] of flagsOfEnumeration) {
    const route = routes.get(flags)
    if (route !== undefined && !routes.has(enumeration)) routes.set(enumeration, route)
  }
  return routes
})

/** A value, at the field that stores its set; null when none does. */
function valueRecord(source: Source, set: string, name: string, shown: Pick<SearchRecord, 'title' | 'code'>) {
  const id = routesOfSets(source).get(set)
  return id === undefined ? null : { ...shown, about: [set, name], id }
}

/** The values of enumerations, as shown by their fields, and flags with their masks. */
export const valueSources: readonly SearchSource[] = [
  rowSource(enumerationsTable, {
    kind: 'Values',
    route: '{id}',
    counting: 'decimal',
    record: ({ enumeration, value, name, meaning }, source) =>
      valueRecord(source, enumeration, name, {
        title: meaning || name.replaceAll('_', ' '),
        code: `${value}`,
      }),
  }),
  rowSource(flagsTable, {
    kind: 'Flags',
    route: '{id}',
    counting: 'hex',
    record: ({ set, bit, width, name, meaning }, source) =>
      valueRecord(source, set, name, { title: meaning, code: toHex(flagMask({ bit, width }), 2) }),
  }),
]
