import { memoizeBy, type Source, type TableInfo } from '../../csv/declare.ts'
import { sources } from '../sources.ts'

/** Parts of the map that are drawn from geometry rather than tables, each with the names of its sources. */
export const mapParts = [
  { name: 'map/coastline', sources: ['older-docs'] },
  { name: 'map/builtup', sources: ['data-files'] },
  { name: 'map/roads', sources: ['data-files'] },
  { name: 'map/railway', sources: ['second-copy'] },
  { name: 'map/relief', sources: ['own', 'saves'] },
]

/** A source of a table, as the Data Package standard defines it; `evidence` is our extension. */
interface NamedSource {
  readonly title: string
  /** Permanent link; none for facts measured or written for this site. */
  readonly path?: string
  /** Evidence level of its facts, where rows have none; empty for own work. */
  readonly evidence?: string
}

const byName = memoizeBy(
  (source: Source): ReadonlyMap<string, NamedSource> =>
    new Map(
      sources
        .rows(source)
        .map(({ source: name, title, url, evidence }) => [
          name,
          { title, ...(url !== null && { path: url }), ...(evidence !== null && { evidence }) },
        ]),
    ),
)

/** The sources of a table, the most important first. */
export function sourcesOf(table: Pick<TableInfo, 'sources'>, source: Source): readonly NamedSource[] {
  return table.sources.map(name => byName(source).get(name)).filter(named => named !== undefined)
}

/** The sources of a table as shown on its page: "gta-reversed (source), Own work". */
export function sourcesText(table: Pick<TableInfo, 'sources'>, source: Source): string {
  const named = sourcesOf(table, source)
  return named.map(({ title, evidence }) => (evidence ? `${title} (${evidence})` : title)).join(', ')
}
