import type { CsvFile } from '../../csv/parse-csv.ts'

/** A cell of a file, where a problem is expected. */
export interface Spot {
  readonly line: number
  /** Null if the fault concerns the whole line. */
  readonly column: number | null
}

/** One fault in a table, planted in memory. */
export interface TableFault {
  readonly kind: string
  readonly file: string
  /** What was done, e.g. `name "a" -> "b"`. */
  readonly change: string
  /** Where it may be reported; empty if anywhere in the file is exact. */
  readonly spots: readonly Spot[]
  /** The damaged file. */
  readonly csv: () => CsvFile
}

/** One fault in the files of a copy of the repository. */
export interface FileFault {
  readonly kind: string
  readonly file: string
  readonly change: string
  /** Damages the copy. @param path absolute path of the file in the copy */
  readonly plant: (path: string) => void
}
