import type { Counting } from '../../../src/shared/search-types.ts'
import type { Source } from '../../csv/engine/table.ts'

/** One thing that can be found. All of its texts are shown, so that a reader sees why it was found. */
export interface SearchRecord {
  readonly title: string
  /** Number or hex as the page writes it; empty where it has none. */
  readonly code: string
  /** What else is known of it, one part behind the other. */
  readonly about: readonly (string | number | null)[]
  /** What stands for it in the route of its source; the code where it is left out. */
  readonly id?: string
}

/** Things of one kind. */
export interface SearchSource {
  /** Heading of the group of results; several sources may share it. */
  readonly kind: string
  /** Route of a record, with `{id}` for its id and `{title}` for its title. */
  readonly route: string
  readonly counting: Counting
  readonly records: readonly SearchRecord[]
}

/** Gives the things of one kind, and says whose rows they are. */
export interface SourceMaker {
  /** Names of the tables whose rows can be found by it. */
  readonly tables: readonly string[]
  readonly make: (source: Source) => readonly SearchSource[]
}
