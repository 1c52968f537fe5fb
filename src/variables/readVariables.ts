import { type VariableArray, variableArrays } from '../generated/variable-arrays.ts'
import { type Variable, variableColumns, variableWords } from '../generated/variables.ts'

/** Bytes of block 01 before the first variable, and bytes of script memory before it. */
const firstOffset = 12
const firstScriptOffset = 8

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Where in its array a variable stands; `part` counts the variables of one text, from 0. */
interface ArrayPlace {
  readonly array: VariableArray
  readonly element: number
  readonly part: number
}

type Columns = typeof variableColumns

const texts = (column: keyof Columns) => variableColumns[column].split('|').map(cell => cell || null)
const numbers = (column: keyof Columns) => texts(column).map(cell => (cell === null ? null : Number(cell)))

/** The word a letter of a column stands for; null for a space. */
function wordAt<Word>(words: readonly Word[], column: string, index: number): Word | null {
  return words[letters.indexOf(column[index] ?? ' ')] ?? null
}

function listPlaces(): ReadonlyMap<number, ArrayPlace> {
  const places = new Map<number, ArrayPlace>()
  for (const array of variableArrays) {
    for (let rest = 0; rest < array.length * array.width; rest++) {
      const element = Math.floor(rest / array.width)
      places.set(array.base + rest, { array, element, part: rest % array.width })
    }
  }
  return places
}

/** `school_cones_3`, and `phone_text_3_part2` for texts. */
function elementName({ array, element, part }: ArrayPlace): string | null {
  if (array.name === null) return null
  return array.width === 1 ? `${array.name}_${element}` : `${array.name}_${element}_part${part + 1}`
}

function elementMeaning({ array, element, part }: ArrayPlace): string {
  return `${array.meaning} [${element}]${array.width === 1 ? '' : `, part ${part + 1}`}`
}

/** `0` is `only 0`, `0 1` is `one of 0 1`, `0~90` is `from 0 to 90`. */
function longSeen(seen: string | null): string | null {
  if (seen === null) return null
  if (seen.includes('~')) return `from ${seen.replace('~', ' to ')}`
  return seen.includes(' ') ? `one of ${seen}` : `only ${seen}`
}

function users(own: string | null, place: ArrayPlace | null): string | null {
  if (own === null || place === null) return own ?? place?.array.usedBy ?? null
  return [...new Set([...own.split(' '), ...place.array.usedBy.split(' ')])].join(' ')
}

function decode(): readonly Variable[] {
  const places = listPlaces()
  const { type, kind, evidence, doubt } = variableColumns
  const [name, meaning, range, seen, check] = [
    texts('name'),
    texts('meaning'),
    texts('range'),
    texts('seen'),
    texts('check'),
  ]
  const [initial, distinct, usual, usualSaves] = [
    numbers('initial'),
    numbers('distinct'),
    numbers('usual'),
    numbers('usualSaves'),
  ]
  const [reads, writes, usedBy, furtherUsers] = [
    numbers('reads'),
    numbers('writes'),
    texts('usedBy'),
    numbers('furtherUsers'),
  ]
  return name.map((ownName, index) => {
    const place = places.get(index) ?? null
    const span = range[index] ?? null
    return {
      index,
      type: wordAt(variableWords.types, type, index),
      kind: wordAt(variableWords.kinds, kind, index),
      name: ownName ?? (place && elementName(place)),
      meaning: meaning[index] ?? (place && elementMeaning(place)),
      evidence: wordAt(variableWords.evidences, evidence, index) ?? 'script',
      doubt: doubt[index] === 'a' ? 'guess' : null,
      range: span === null ? null : `from ${span.replace('~', ' to ')}`,
      initial: initial[index] ?? null,
      seen: longSeen(seen[index] ?? null),
      distinct: distinct[index] ?? null,
      usual: usual[index] ?? null,
      usualSaves: usualSaves[index] ?? null,
      check: check[index] ?? null,
      reads: reads[index] ?? 0,
      writes: writes[index] ?? 0,
      usedBy: users(usedBy[index] ?? null, place),
      furtherUsers: furtherUsers[index] ?? null,
      offsetHex: (firstOffset + 4 * index).toString(16).toUpperCase().padStart(4, '0'),
      dollar: index + firstScriptOffset / 4,
      scriptOffset: firstScriptOffset + 4 * index,
      array: place && (place.array.name ?? `${place.array.base}`),
      element: place?.element ?? null,
    }
  })
}

let decoded: readonly Variable[] | null = null

/**
 * All 10,950 script variables, row n is variable n: what the table of the downloads holds, put together once from the
 * columns of the generated module. `usedBy` names scripts of generated/scripts.ts, most accesses first, with
 * `furtherUsers` that are not listed.
 */
export function readVariables(): readonly Variable[] {
  decoded ??= decode()
  return decoded
}
