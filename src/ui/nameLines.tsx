import { Fragment, type ReactNode } from 'react'

/** Splits a name after its underscores and slashes. */
export function wordsOf(name: string): readonly string[] {
  return name.match(/[^_/]+[_/]*/g) ?? [name]
}

/** A name that can wrap after its underscores and slashes. */
export function breakable(name: string): ReactNode {
  return wordsOf(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its index
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
