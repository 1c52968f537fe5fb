export interface OutputFile {
  /** Path below the folder it is written to, e.g. `weapons.ts` or `blocks/20-tags.json`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/** Runs a function at most once, when its result is first asked for. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

/**
 * A file whose content is made when it is first asked for: to check the data, or to show a change on an open page, takes few
 * of them.
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
