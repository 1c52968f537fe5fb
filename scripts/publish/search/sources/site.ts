import { toHex } from '#shared/hex.ts'
import { downloadsRoute, markRoute } from '#shared/route.ts'
import { zoneIds } from '#shared/zone-id.ts'
import type { Source } from '../../../csv/declare.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fileOverview } from '../../../format/pages/file-overview.ts'
import { blocks } from '../../../tables/blocks.ts'
import { blocksTable } from '../../../tables/format/blocks.ts'
import { leftoversTable } from '../../../tables/format/leftovers.ts'
import { zonesTable } from '../../../tables/map/zones.ts'
import { pages } from '../../../tables/pages.ts'
import { registerPages } from '../../pages/pages-step.ts'
import type { SearchSource } from '../table-entries.ts'
import { rowSource } from '../table-entries.ts'

/** Start of a part of the file, in hex. */
function startOf(source: Source, partKind: 'block' | 'leftover', part: string): string {
  const { parts } = fileOverview(formatDefinition(source).definition)
  const found = parts.find(({ kind, block }) => kind === partKind && block === part)
  if (!found) throw new Error(`the file has no ${partKind} ${part}`)
  return toHex(found.start)
}

/** A section of the overview. */
const downloads = {
  title: 'Downloads',
  code: '',
  about: ['files for programs'],
  otherNames: ['download', 'schema', 'JSON Schema', 'ksy', 'Kaitai Struct file'],
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
