import { dollarName, variableOffset } from '#shared/script-variable.ts'
import type { SearchVariables } from '#shared/search-types.ts'
import { arrayElementName, arrayResolver } from '#shared/variable-array.ts'
import type { IndexEntry } from './entries.ts'

export const variableKind = 'Script variables'

/** @param length elements of an array; 0 for a variable */
function variableEntry(index: number, title: string, detail: string, length = 0): IndexEntry {
  const code = dollarName(index)
  const [noun, template, remark] =
    length === 0
      ? ['Variable', '/variables?row={id}', '']
      : ['Array', '/variables?open={id}&row={id}', `array of ${length} · `]
  return {
    kind: variableKind,
    counting: 'none',
    title,
    code,
    detail,
    template,
    id: `${index}`,
    shown: {
      title: `${noun} ${code}`,
      remark: `${remark}index ${index} · offset 01:${variableOffset(index)}`,
    },
  }
}

/** The script variables of the index. */
export function readVariables({ count, named, arrays }: SearchVariables) {
  const texts = new Map(named.map(([index, name, meaning]) => [index, { name, meaning }]))
  const positionOf = arrayResolver(arrays)
  return {
    count,
    arrays,
    /** Those with texts of their own, then the arrays. */
    entries: [
      ...named.map(([index, name, meaning]) => variableEntry(index, name, meaning)),
      ...arrays.map(({ base, name, meaning, length }) => variableEntry(base, name ?? '', meaning, length)),
    ],
    /** Any variable, by its index. */
    entryOf(index: number): IndexEntry {
      const text = texts.get(index)
      const position = positionOf(index)
      const name = text?.name || (position && arrayElementName(position)) || ''
      return variableEntry(index, name, text?.meaning || position?.array.meaning || '')
    },
  }
}
