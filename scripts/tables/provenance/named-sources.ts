import { memoizeBy, type Source } from '../../csv/declare.ts'
import { sources } from './sources.ts'
import { tableSources } from './table-sources.ts'

/** A source of a table, as named in downloads. */
export interface NamedSource {
  readonly title: string
  /** Permanent link; none for facts measured or written for this site. */
  readonly path?: string
  /** Evidence level of its facts, where rows have none; empty for own work. */
  readonly evidence?: string
}

/** The sources by table name, in the order of table-sources.csv. */
export const namedSources = memoizeBy((source: Source): ReadonlyMap<string, readonly NamedSource[]> => {
  const known = new Map<string, NamedSource>()
  for (const { source: name, title, url, evidence } of sources.rows(source))
    known.set(name, { title, ...(url !== null && { path: url }), ...(evidence !== null && { evidence }) })
  return new Map(
    tableSources.rows(source).map(row => [
      row.table,
      row.sources
        .split(' ')
        .map(name => known.get(name))
        .filter(named => named !== undefined),
    ]),
  )
})

/** The sources of a table as shown on its page: "gta-reversed (source), Own work". */
export function sourcesText(source: Source, table: string): string {
  const named = namedSources(source).get(table) ?? []
  return named.map(({ title, evidence }) => (evidence ? `${title} (${evidence})` : title)).join(', ')
}
