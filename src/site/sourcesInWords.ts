import { sources } from '../generated/sources.ts'
import { tableSources } from '../generated/table-sources.ts'

const titles = new Map(
  sources.map(({ source, title, evidence }) => [source, evidence ? `${title} (${evidence})` : title]),
)

/** The sources of a table as words behind "Sources", each with how well is known what it gave: ": gta-reversed (source)". */
export function sourcesInWords(table: string): string {
  const names = tableSources.find(row => row.table === table)?.sources.split(' ')
  return `: ${names?.map(name => titles.get(name)).join(', ')}`
}
