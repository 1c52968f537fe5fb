import { memoizeBy } from '#shared/memoize.ts'
import { toHex } from '#shared/number.ts'
import { downloadsRoute, markRoute } from '#shared/route.ts'
import { flagMask } from '#shared/value-set.ts'
import { zoneIds } from '#shared/zone-id.ts'
import type { SearchRecord, Source } from '../../csv/declare.ts'
import { formatDefinition } from '../../format/format-definition.ts'
import { fileParts } from '../../format/pages/file-overview.ts'
import { blocks } from '../../tables/blocks.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { fieldsTable } from '../../tables/format/fields.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import { leftoversTable } from '../../tables/format/leftovers.ts'
import { structsTable } from '../../tables/format/structs.ts'
import { zonesTable } from '../../tables/map/zones.ts'
import { pages } from '../../tables/pages.ts'
import { registerPages } from '../pages-step.ts'
import { indexedFields } from './indexed-fields.ts'
import { rowSource, type SearchSource } from './table-entries.ts'

/** Start of a part of the file, in hex. */
function startOf(source: Source, partKind: 'block' | 'leftover', part: string): string {
  const parts = fileParts(formatDefinition(source).definition)
  const found = parts.find(({ kind, block }) => kind === partKind && block === part)
  if (!found) throw new Error(`the file has no ${partKind} ${part}`)
  return toHex(found.start)
}

/** A section of the overview. */
const downloads = {
  title: 'Downloads',
  code: '',
  about: ['files for programs'],
  otherNames: [
    'download',
    'schema',
    'JSON Schema',
    'ksy',
    'Kaitai Struct file',
    'CSV',
    'JSON',
    'Excel',
    'spreadsheet',
  ],
}

/** The pages of the site, including block pages. */
const pageSource: SearchSource = {
  tables: [pages.name, blocks.name, blocksTable.name],
  readEntries: source => {
    const facts = new Map(blocksTable.rows(source).map(row => [row.block, row]))
    const olderNames = new Map(blocks.rows(source).map(({ block, description }) => [block, description]))
    const otherNames = new Map(pages.rows(source).map(row => [row.path, row.otherNames?.split(', ') ?? []]))
    const records = registerPages(source).map(({ path, title, label, block }) => {
      if (block === null)
        return { title, code: '', about: [label], otherNames: otherNames.get(path) ?? [], id: path }
      const { name = null, what = null } = facts.get(block) ?? {}
      const about = [olderNames.get(block) ?? null, name, what]
      return { title: `Block ${block}: ${label}`, code: block, about, id: path }
    })
    // Empty blocks have no page; they appear in the file layout on the overview.
    const empty = formatDefinition(source).definition.blocks.filter(({ typicalSize }) => typicalSize === 0)
    const emptyRecords = empty.map(({ number, name, title }) => ({
      title: `Block ${number}: ${title}`,
      code: number,
      about: [name, 'empty', '0 bytes'],
      id: startOf(source, 'block', number),
    }))
    return [
      { kind: 'Pages', route: '{id}', counting: 'decimal', records },
      { kind: 'Pages', route: downloadsRoute, counting: 'decimal', records: [downloads] },
      { kind: 'Pages', route: markRoute('{id}'), counting: 'decimal', records: emptyRecords },
    ]
  },
}

const leftoverSource = rowSource(leftoversTable, {
  kind: 'The file',
  route: markRoute('{id}'),
  counting: 'decimal',
  record: ({ block, title, what }, source) => ({
    title,
    code: block,
    about: [what],
    id: startOf(source, 'leftover', block),
  }),
})

const zoneSource: SearchSource = {
  tables: [zonesTable.name],
  readEntries: source => {
    const nextId = zoneIds()
    const records = zonesTable.rows(source).map(({ name, kind, zone, textKey }) => ({
      title: name,
      code: zone,
      about: [kind, textKey === zone ? null : textKey],
      id: nextId(zone),
    }))
    return [{ kind: 'Map zones', route: '/map?layer=zones&id={id}', counting: 'none', records }]
  },
}

/** Entries that need more than the row they are about: pages, leftover markers, and zones, whose ids are counted. */
export const siteSources: readonly SearchSource[] = [pageSource, leftoverSource, zoneSource]

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

/** The classes and types of reversed code among the words of a source: `CPools`, `tRadarTrace`. */
const classesOf = (source: string): readonly string[] => [
  ...new Set(source.match(/\b(?:[Ct]|Fixed|SYSTEM)[A-Z]\w+/g)),
]

/** Every struct inside a block, in layout order. */
export const structSource: SearchSource = {
  tables: [structsTable.name],
  readEntries: source => {
    const roots = new Set(formatDefinition(source).definition.blocks.map(({ struct }) => struct))
    const blocks = new Map(indexedFields(source).fields.map(({ struct, block }) => [struct, block]))
    const records = [...blocks].map(([{ name, title, meaning, source: origin }, block]) => {
      const isRoot = roots.has(name)
      const code = isRoot ? block : `${block}:${name}`
      return { title, code, about: [meaning], otherNames: classesOf(origin) }
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
