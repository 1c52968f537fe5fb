import type { Definition, EnumerationEntry } from '../../format/definition.ts'
import type { Site } from '../../site/site.ts'

/** All the exports are made of. */
export interface ExportModel {
  readonly definition: Definition
  readonly site: Site
  /** First 16 hex digits of the SHA-256 of the data the exports come from. */
  readonly dataHash: string
  /** Enumerations of the format, and tables of the reference that name numbers (`weapons`, `vehicles` …). */
  readonly enumerations: ReadonlyMap<string, readonly EnumerationEntry[]>
}
