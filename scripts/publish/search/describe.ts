import type { SearchRecord } from './search-source.ts'

/**
 * The part of a text that says what a thing is. Remarks in brackets and behind a semicolon are left to its page: they
 * would be a quarter of the index.
 */
export function withoutRemarks(text: string | number | null): string {
  return String(text ?? '').replace(/ ?\([^)]*\)|;.*/g, '')
}

const wordsOf = (text: string) => Array.from(text.toLowerCase().matchAll(/[\p{L}\d]+/gu), ([word]) => word)

/**
 * What is known of a thing, one part behind the other. Left out is what is empty, and a part without a new word: an
 * internal name is found by the words of the name that it repeats.
 */
export function describe({ title, about }: SearchRecord): string {
  const said = new Set(wordsOf(title))
  const news = about.map(withoutRemarks).filter(part => {
    const words = wordsOf(part)
    const isNew = words.some(word => !said.has(word))
    for (const word of words) said.add(word)
    return isNew
  })
  return news.join(' · ')
}
