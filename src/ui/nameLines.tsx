import { Fragment, type ReactNode } from 'react'

/** Splits a field name after its underscores. */
export function wordsOf(name: string): readonly string[] {
  return name.match(/[^_]+_*/g) ?? [name]
}

/** A field name that can wrap after its underscores. */
export function breakable(name: string): ReactNode {
  return wordsOf(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its index
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
