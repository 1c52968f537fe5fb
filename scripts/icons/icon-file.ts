/** A picture of the radar icons as it lies in the repository. */
export interface IconFile {
  /** Two upper-case hex digits, as in the save file. */
  readonly byte: string
  /** Path from the root of the repository. */
  readonly file: string
  readonly svg: string
}
