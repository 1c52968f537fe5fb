/** Where a command writes lines of text. */
export interface Output {
  /** Writes a result. */
  readonly print: (text: string) => void
  /** Writes what is wrong, apart from the results. */
  readonly complain: (text: string) => void
}
