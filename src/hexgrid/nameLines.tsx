import { Fragment, type ReactNode } from 'react'

/** A name of a field in the words between its underscores, each with the underscore behind it. */
function wordsOf(name: string): readonly string[] {
  return name.match(/[^_]+_*/g) ?? [name]
}

/** Letters that a line must take at least, so that a name fits into two lines. */
export function narrowestChars(name: string): number {
  const words = wordsOf(name)
  return Math.min(
    ...words.map((_, index) => {
      const first = words.slice(0, index + 1).join('').length
      return Math.max(first, name.length - first)
    }),
  )
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
