import { variableOffset } from '#shared/script-variable.ts'
import type { SearchVariables } from '#shared/search-types.ts'
import { arrayElementName, arrayResolver } from '#shared/variable-array.ts'

/** A script variable or an array of them. */
export interface VariableText {
  readonly index: number
  readonly name: string
  readonly meaning: string
  /** Elements of an array; 0 for a variable. */
  readonly length: number
}

export interface Variables {
  readonly count: number
  /** Those with texts of their own, and the arrays. */
  readonly texts: readonly VariableText[]
  readonly textOf: (index: number) => VariableText
}

/** The script variables of the index. */
export function readVariables({ count, named, arrays }: SearchVariables): Variables {
  const own = named.map(([index, name, meaning]) => ({ index, name, meaning, length: 0 }))
  const byIndex = new Map(own.map(text => [text.index, text]))
  const positionOf = arrayResolver(arrays)
  return {
    count,
    texts: [
      ...own,
      ...arrays.map(({ base, name, meaning, length }) => ({
        index: base,
        name: name ?? '',
        meaning,
        length,
      })),
    ],
    textOf(index) {
      const text = byIndex.get(index)
      const position = positionOf(index)
      return {
        index,
        name: text?.name || (position && arrayElementName(position)) || '',
        meaning: text?.meaning || position?.array.meaning || '',
        length: 0,
      }
    },
  }
}

/** Index and offset of a variable, as shown in results beside its number in script tools. */
export function indexAndOffset(index: number): string {
  return `index ${index} · offset 01:${variableOffset(index)}`
}
