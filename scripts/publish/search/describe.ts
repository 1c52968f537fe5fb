import type { SearchRecord } from '../../csv/engine/table.ts'

/**
 * The main part of a description. Remarks in brackets and after a semicolon are left to the page: they would
 * be a quarter of the index.
 */
export function withoutRemarks(text: string | number | null): string {
  return String(text ?? '').replace(/ ?\([^)]*\)|;.*/g, '')
}

const wordsOf = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\d]+[+#]*/gu), ([word]) => word)

/**
 * Joins the parts of a description. Omits empty parts and parts without a new word, e.g. an internal name
 * that repeats the words of the name.
 */
export function describe({ title, about, otherNames = [] }: SearchRecord): string {
  const said = new Set(wordsOf(title))
  const news = about.map(withoutRemarks).filter(part => {
    const words = wordsOf(part)
    const isNew = words.some(word => !said.has(word))
    for (const word of words) said.add(word)
    return isNew
  })
  return [...news, ...otherNames].join(' · ')
}
