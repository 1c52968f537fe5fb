import { toHex } from '../generated/algebra/hex.ts'
import type { Counting, PackedThings, PackedVariables } from '../generated/search/types.ts'
import { addressOf, type Layout } from './places.ts'
import { unpackCodes, unpackNumbers, unpackTexts } from './unpack.ts'

/** What can be found, column by column; a thing is its number in them. */
export interface Things {
  readonly kinds: readonly string[]
  /** Number of the kind of each thing. */
  readonly kindOf: Uint8Array
  readonly counting: readonly Counting[]
  readonly titles: readonly string[]
  readonly codes: readonly string[]
  readonly details: readonly string[]
  /** Behind the # of the address. */
  readonly routeOf: (thing: number) => string
  /** By thing the floats that a save may hold for it. */
  readonly floats: ReadonlyMap<number, readonly number[]>
  /** Numbers of the first field and of the first struct. */
  readonly firstField: number
  readonly firstStruct: number
}

/** Where the codes and addresses of a field or struct lie apart from its texts. */
interface Placed {
  readonly code: string
  readonly route: string
}

function placeFields({ fields, structs }: Layout, titles: readonly string[]): readonly Placed[] {
  const placed = (block: string, address: string) => {
    return { code: `${block}:${address}`, route: `/block/${block}?f=${address}` }
  }
  return [
    ...fields.map((field, number) => placed(field.struct.block, addressOf(field, titles[number] ?? ''))),
    ...structs.map(({ block, name, isRoot }) =>
      isRoot ? { code: block, route: `/block/${block}` } : placed(block, name),
    ),
  ]
}

/** All things of the index but the script variables. */
export function readThings(packed: PackedThings, layout: Layout): Things {
  const titles = unpackTexts(packed.titles)
  const ids = unpackTexts(packed.ids)
  const codeTexts = unpackTexts(packed.codes)
  const kinds = packed.kinds.map(([kind]) => kind)
  const starts = packed.kinds.map((_, place) =>
    packed.kinds.slice(0, place).reduce((sum, [, , , size]) => sum + size, 0),
  )
  const kindOf = new Uint8Array(titles.length)
  starts.forEach((start, kind) => void kindOf.fill(kind, start))
  const firstField = starts[kinds.indexOf('Fields')] ?? titles.length
  const placed = placeFields(layout, titles.slice(firstField))
  let nextText = 0
  const codes = packed.kinds.flatMap(([, , , size, numbers]) => {
    if (numbers) return unpackCodes(numbers)
    nextText += size
    return codeTexts.slice(nextText - size, nextText)
  })
  placed.forEach(({ code }, number) => {
    codes[firstField + number] = code
  })
  const floats = new Map<number, readonly number[]>()
  packed.floats.split(',').forEach((text, thing) => {
    if (text) floats.set(thing, text.split(' ').map(Number))
  })
  return {
    ...{ kinds, kindOf, titles, codes, floats, firstField, firstStruct: firstField + layout.fields.length },
    counting: packed.kinds.map(([, , counting]) => counting),
    details: unpackTexts(packed.details),
    routeOf(thing) {
      const known = placed[thing - firstField]
      if (known) return known.route
      const code = codes[thing] ?? ''
      const parts = { id: ids[thing] || code, code, title: titles[thing] ?? '' }
      const template = packed.kinds[kindOf[thing] ?? 0]?.[1] ?? ''
      // An id that is a route of its own keeps its slashes.
      return template === '{id}' ? parts.id : fill(template, parts)
    },
  }
}

const fill = (template: string, parts: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))

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
  const [nameTexts, meaningTexts] = [unpackTexts(names), unpackTexts(meanings)]
  const own = unpackNumbers(indexes).map((index, place) => {
    return { index, name: nameTexts[place] ?? '', meaning: meaningTexts[place] ?? '', length: 0 }
  })
  const [lengths, widths] = [arrays.lengths, arrays.widths].map(text => text.split(' ').map(Number))
  const [arrayNames, arrayMeanings] = [unpackTexts(arrays.names), unpackTexts(arrays.meanings)]
  const lists = unpackNumbers(arrays.bases).map((index, place) => {
    const texts = { name: arrayNames[place] ?? '', meaning: arrayMeanings[place] ?? '' }
    return { index, ...texts, length: lengths?.[place] ?? 1, width: widths?.[place] ?? 1 }
  })
  const byIndex = new Map(own.map(text => [text.index, text]))
  const elementOf = (index: number): VariableText => {
    const list = lists.find(one => index >= one.index && index < one.index + one.length * one.width)
    if (!list) return { index, name: '', meaning: '', length: 0 }
    const element = Math.floor((index - list.index) / list.width)
    const part = list.width === 1 ? '' : `_part${((index - list.index) % list.width) + 1}`
    return { index, name: list.name && `${list.name}_${element}${part}`, meaning: list.meaning, length: 0 }
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
  return `$${index + 2} · 01:${toHex(12 + 4 * index)}`
}
