import { toHex } from '../../../../src/shared/hex.ts'
import { blockRoute, markRoute } from '../../../../src/shared/route.ts'
import type { Source } from '../../../csv/engine/table.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fileOverview } from '../../../format/pages/file-overview.ts'
import { blocks } from '../../../tables/blocks.ts'
import { externalLinks } from '../../../tables/external-links.ts'
import { blocksTable } from '../../../tables/format/blocks.ts'
import { correctionsTable } from '../../../tables/format/corrections.ts'
import { fileTable } from '../../../tables/format/file.ts'
import { leftoversTable } from '../../../tables/format/leftovers.ts'
import { unknownsTable } from '../../../tables/format/unknowns.ts'
import { versionsTable } from '../../../tables/format/versions.ts'
import { glossary } from '../../../tables/glossary.ts'
import { languages } from '../../../tables/languages.ts'
import { legend } from '../../../tables/legend.ts'
import { pages } from '../../../tables/pages.ts'
import { recipes } from '../../../tables/recipes.ts'
import { saveFileLocations } from '../../../tables/save-file-locations.ts'
import { sources } from '../../../tables/sources.ts'
import { registerPages } from '../../pages/register.ts'
import { rowsOf } from '../rows-of.ts'
import type { SearchSource } from '../search-source.ts'

/** Start of a part of the file, in hex. */
function startOf(source: Source, partKind: 'block' | 'leftover', part: string): string {
  const { parts } = fileOverview(formatDefinition(source).definition)
  const found = parts.find(({ kind, block }) => kind === partKind && block === part)
  if (!found) throw new Error(`the file has no ${partKind} ${part}`)
  return toHex(found.start)
}

/** The pages of the site, including block pages. */
export const pageSource: SearchSource = {
  tables: [pages.name, blocks.name, blocksTable.name],
  readEntries: source => {
    const facts = new Map(blocksTable.rows(source).map(row => [row.block, row]))
    const otherNames = new Map(pages.rows(source).map(row => [row.path, row.otherNames?.split(', ') ?? []]))
    const records = registerPages(source).map(({ path, title, label, block }) => {
      const about = block === null ? undefined : facts.get(block)
      return {
        title,
        code: block ?? '',
        about: about ? [about.name, about.title, about.what] : [label],
        otherNames: otherNames.get(path) ?? [],
        id: path,
      }
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
      { kind: 'Pages', route: markRoute('{id}'), counting: 'decimal', records: emptyRecords },
    ]
  },
}

/** Route of a page named by a correction or open question. */
const routeOf = (page: string) =>
  /^\d\d$/.test(page) ? blockRoute(page) : page === 'file' ? '/' : `/${page}`

/** Entries of the overview, and of the documentation itself. */
export const siteSources: readonly SearchSource[] = [
  rowsOf(recipes, {
    kind: 'Recipes',
    record: ({ goal, how }) => ({ title: goal, code: '', about: [how] }),
  }),
  rowsOf(languages, {
    kind: 'In your program',
    route: '/code?tab={id}',
    record: ({ key, name, otherNames, download }) => ({
      id: key,
      title: name,
      code: '',
      about: ['parser', download, ...(otherNames?.split(', ') ?? [])],
    }),
  }),
  rowsOf(sources, {
    kind: 'Sources',
    route: '/sources?sources={id}',
    record: ({ source, title }) => ({ title, code: '', about: [], id: source }),
  }),
  rowsOf(glossary, {
    kind: 'Glossary',
    record: ({ term, otherNames }) => ({ title: term, code: '', about: otherNames?.split(', ') ?? [] }),
  }),
  rowsOf(correctionsTable, {
    kind: 'Corrections',
    record: ({ page, where, claim }) => ({
      title: where,
      code: page,
      about: [claim],
    }),
  }),
  rowsOf(unknownsTable, {
    kind: 'Open questions',
    route: '{id}',
    record: ({ page, what }) => ({ title: what, code: '', about: [page], id: routeOf(page) }),
  }),
  rowsOf(versionsTable, {
    kind: 'Versions of the game',
    counting: 'hex',
    record: ({ idHex, buildText, meaning }) => ({ title: meaning, code: idHex, about: [buildText] }),
  }),
  rowsOf(leftoversTable, {
    kind: 'The file',
    route: markRoute('{id}'),
    counting: 'decimal',
    record: ({ block, title, what }, source) => ({
      title,
      code: block,
      about: [what],
      id: startOf(source, 'leftover', block),
    }),
  }),
  rowsOf(fileTable, {
    kind: 'The file',
    route: '{id}',
    record: ({ name, value, meaning }) => ({
      title: name.replaceAll('_', ' '),
      code: value,
      about: [meaning],
      id: name === 'checksum_offset_hex' ? markRoute(`${value}`) : '/',
    }),
  }),
  rowsOf(saveFileLocations, {
    kind: 'The file',
    route: markRoute('{id}'),
    record: ({ platform, path }) => ({
      title: `Saves on ${platform}`,
      code: '',
      about: ['save file location, folder', path],
      id: path,
    }),
  }),
  rowsOf(legend, {
    kind: 'Legend',
    route: '{id}',
    record: ({ type }) => ({ title: type, code: '', about: ['data type'], id: '/legend' }),
  }),
  rowsOf(externalLinks, {
    kind: 'Other sites',
    route: '{id}',
    record: ({ title, url, page }) => ({ title, code: '', about: [url], id: page }),
  }),
]
