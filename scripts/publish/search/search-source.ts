import type { Counting } from '../../../src/shared/search-types.ts'
import type { SearchRecord, Source } from '../../csv/engine/table.ts'

/** Entries of one kind. */
export interface SearchEntries {
  /** Heading of the group of results; several sources may share it. */
  readonly kind: string
  /** Route of a record, with `{id}` for its id and `{title}` for its title. */
  readonly route: string
  readonly counting: Counting
  readonly records: readonly SearchRecord[]
}

/** Creates the entries of one kind. */
export interface SearchSource {
  /** Names of the tables it covers. */
  readonly tables: readonly string[]
  readonly readEntries: (source: Source) => readonly SearchEntries[]
}
