import { Fragment, type ReactNode } from 'react'

/** A name of a field in the words between its underscores, each with the underscore behind it. */
export function wordsOf(name: string): readonly string[] {
  return name.match(/[^_]+_*/g) ?? [name]
}

/** A name that may be broken behind its underscores. */
export function breakable(name: string): ReactNode {
  return wordsOf(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
