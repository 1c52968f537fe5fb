/** A picture file that is drawn from sources and kept in the repository. */
export interface Image {
  /** Path from the root of the repository. */
  readonly path: string
  readonly content: Uint8Array
  /**
   * Text inside the file that stands for its source. A file with it is current though its bytes differ, because
   * another release of Node compresses differently.
   */
  readonly sourceNote?: string
}
