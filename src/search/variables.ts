import { dollarNumber, elementName, variableOffset } from '../shared/script-variable.ts'
import type { PackedVariables } from '../shared/search-types.ts'
import { reader } from './cells.ts'
import { unpackList, unpackNumbers, unpackTexts } from './unpack.ts'

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

/** The script variables out of the index. */
export function readVariables({ count, indexes, names, meanings, arrays }: PackedVariables): Variables {
  const ownNames = reader(unpackTexts(names))
  const ownMeanings = reader(unpackTexts(meanings))
  const own = unpackNumbers(indexes).map(index => {
    return { index, name: ownNames(), meaning: ownMeanings(), length: 0 }
  })
  const lengths = reader(unpackList(arrays.lengths))
  const widths = reader(unpackList(arrays.widths))
  const arrayNames = reader(unpackTexts(arrays.names))
  const arrayMeanings = reader(unpackTexts(arrays.meanings))
  const lists = unpackNumbers(arrays.bases).map(index => {
    return { index, name: arrayNames(), meaning: arrayMeanings(), length: lengths(), width: widths() }
  })
  const byIndex = new Map(own.map(text => [text.index, text]))
  const elementOf = (index: number): VariableText => {
    const list = lists.find(one => index >= one.index && index < one.index + one.length * one.width)
    if (!list) return { index, name: '', meaning: '', length: 0 }
    const element = Math.floor((index - list.index) / list.width)
    const part = (index - list.index) % list.width
    const name = list.name && elementName(list.name, list.width, element, part)
    return { index, name, meaning: list.meaning, length: 0 }
  }
  return {
    count,
    texts: [...own, ...lists],
    textOf(index) {
      const text = byIndex.get(index)
      return text?.name ? text : { ...elementOf(index), ...(text?.meaning ? { meaning: text.meaning } : {}) }
    },
  }
}

/** What a variable is called in tools and where it stands, as its results say. */
export function placeOfVariable(index: number): string {
  return `$${dollarNumber(index)} · 01:${variableOffset(index)}`
}
