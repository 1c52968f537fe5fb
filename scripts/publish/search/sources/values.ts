import { toHex } from '#shared/hex.ts'
import { blockRoute, fieldRoute } from '#shared/route.ts'
import { flagMask } from '#shared/value-set.ts'
import type { Source } from '../../../csv/declare.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { enumerationsTable } from '../../../tables/format/enumerations.ts'
import { fieldsTable } from '../../../tables/format/fields.ts'
import { flagsTable } from '../../../tables/format/flags.ts'
import { structsTable } from '../../../tables/format/structs.ts'
import { indexedFields } from '../layout/indexed-fields.ts'
import type { SearchSource } from '../table-entries.ts'

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

/** Route of the first field that stores a value of a set; null when none does. */
function routeOfSet(source: Source): (set: string) => string | null {
  const routes = new Map<string, string>()
  const { fields, flagsOfEnumeration } = indexedFields(source)
  for (const { route, step } of fields)
    for (const set of [step.field.values, step.field.positions])
      if (set !== null && !routes.has(set.name)) routes.set(set.name, route)
  for (const [enumeration, flags] of flagsOfEnumeration) {
    const route = routes.get(flags)
    if (route !== undefined && !routes.has(enumeration)) routes.set(enumeration, route)
  }
  return set => routes.get(set) ?? null
}

/** The values of enumerations, as shown by their fields. */
const enumerationValues: SearchSource = {
  tables: [enumerationsTable.name],
  readEntries: source => {
    const routeOf = routeOfSet(source)
    const records = enumerationsTable.rows(source).flatMap(({ enumeration, value, name, meaning }) => {
      const id = routeOf(enumeration)
      if (id === null) return []
      const title = meaning || name.replaceAll('_', ' ')
      return [{ title, code: `${value}`, about: [enumeration, name], id }]
    })
    return [{ kind: 'Values', route: '{id}', counting: 'decimal', records }]
  },
}

/** Flags with their masks. */
const flags: SearchSource = {
  tables: [flagsTable.name],
  readEntries: source => {
    const routeOf = routeOfSet(source)
    const records = flagsTable.rows(source).flatMap(({ set, bit, width, name, meaning }) => {
      const id = routeOf(set)
      const code = toHex(flagMask({ bit, width }), 2)
      return id === null ? [] : [{ title: meaning || name, code, about: [set, name], id }]
    })
    return [{ kind: 'Flags', route: '{id}', counting: 'hex', records }]
  },
}

export const valueSources: readonly SearchSource[] = [enumerationValues, flags]
