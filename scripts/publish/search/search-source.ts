import type { Counting } from '../../../src/shared/search-types.ts'
import type { Source } from '../../csv/engine/table.ts'

/** One search entry. All its texts are shown, so that users see why it matched. */
export interface SearchRecord {
  readonly title: string
  /** Number or hex id as shown on the page; empty if there is none. */
  readonly code: string
  /** Its description. */
  readonly about: readonly (string | number | null)[]
  /** Other names for it, kept even where they repeat words of the title. */
  readonly otherNames?: readonly string[]
  /** Its id in the route of its source; the code by default. */
  readonly id?: string
}

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
