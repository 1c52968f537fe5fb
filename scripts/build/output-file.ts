import { once } from '../../src/shared/memoize.ts'

export interface OutputFile {
  /** Path below the folder it is written to, e.g. `weapons.ts` or `blocks/20-tags.json`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * A file with lazily created content: checking the data or updating an open page needs only a few of them.
 */
export function outputFile(path: string, makeContent: () => OutputFile['content']): OutputFile {
  const content = once(makeContent)
  return {
    path,
    get content() {
      return content()
    },
  }
}
