import type { ExportModel } from './export-model.ts'

/** Name of the format in the headers of all exports. */
export const formatTitle = 'Save file of Grand Theft Auto: San Andreas (PC, 2004)'

/** What stands at the head of each export: the same everywhere, and nothing that changes by itself, such as a date. */
export function headerLines({ site, dataHash, definition }: ExportModel): readonly string[] {
  return [
    formatTitle,
    `From: ${site.title} ${site.version}, ${site.homepage}`,
    `Source: ${site.repository}`,
    `Licence: ${site.license}`,
    `Data: ${dataHash} (SHA-256 of the tables, shortened)`,
    `Proven on ${definition.file.measuredFiles} saves: each is read exactly from marker to marker.`,
  ]
}
