import {
  dollarNumber,
  elementName,
  scriptOffset,
  variableOffset,
} from '../generated/algebra/script-variable.ts'
import { type Variable, variableColumns, variableWords } from '../generated/variables.ts'
import { type ArrayPlace, arrayName, arrayOf, placeOf } from './arrayPlaces.ts'

/** How many script variables a save of the unchanged game holds. */
export const variableCount = variableColumns.type.length

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

type Columns = typeof variableColumns

function nameOf({ array, element, part }: ArrayPlace): string | null {
  return array.name && elementName(array.name, array.width, element, part)
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

function users(own: string | null, index: number): string | null {
  const array = arrayOf(index)
  if (own === null || array === null) return own ?? array?.usedBy ?? null
  return [...new Set([...own.split(' '), ...array.usedBy.split(' ')])].join(' ')
}

/** Own cells, and where they are empty what follows from the place in an array. */
function orOfPlace(own: readonly (string | null)[], describe: (place: ArrayPlace) => string | null) {
  return own.map((cell, index) => {
    const place = cell === null ? placeOf(index) : null
    return place === null ? cell : describe(place)
  })
}

/** Puts something together when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => {
    made ??= make()
    return made
  }
}

type Cells = { readonly [Key in keyof Variable]: () => readonly Variable[Key][] }

/** The first `count` cells of each column. */
function cellsUpTo(count: number): Cells {
  const texts = (column: keyof Columns) => variableColumns[column].split('|', count).map(cell => cell || null)
  const numbers = (column: keyof Columns) => texts(column).map(cell => (cell === null ? null : Number(cell)))
  const counts = (column: keyof Columns) => variableColumns[column].split('|', count).map(Number)
  const letters = (column: keyof Columns) => [...variableColumns[column].slice(0, count)]
  /** The word each letter of a column stands for; null for a space. */
  const words = <Word>(list: readonly Word[], column: keyof Columns) =>
    letters(column).map(letter => list[alphabet.indexOf(letter)] ?? null)
  const ofEach = <Cell>(read: (index: number) => Cell) =>
    Array.from({ length: count }, (_, index) => read(index))
  return {
    index: once(() => ofEach(index => index)),
    type: once(() => words(variableWords.types, 'type')),
    kind: once(() => words(variableWords.kinds, 'kind')),
    name: once(() => orOfPlace(texts('name'), nameOf)),
    meaning: once(() => orOfPlace(texts('meaning'), elementMeaning)),
    evidence: once(() => words(variableWords.evidences, 'evidence').map(word => word ?? 'script')),
    doubt: once(() => letters('doubt').map(letter => (letter === 'a' ? 'guess' : null))),
    range: once(() => texts('range').map(span => span && `from ${span.replace('~', ' to ')}`)),
    initial: once(() => numbers('initial')),
    seen: once(() => texts('seen').map(longSeen)),
    distinct: once(() => numbers('distinct')),
    usual: once(() => numbers('usual')),
    usualSaves: once(() => numbers('usualSaves')),
    check: once(() => texts('check')),
    reads: once(() => counts('reads')),
    writes: once(() => counts('writes')),
    usedBy: once(() => texts('usedBy').map(users)),
    furtherUsers: once(() => numbers('furtherUsers')),
    offsetHex: once(() => ofEach(variableOffset)),
    dollar: once(() => ofEach(dollarNumber)),
    scriptOffset: once(() => ofEach(scriptOffset)),
    array: once(() =>
      ofEach(index => {
        const array = arrayOf(index)
        return array && arrayName(array)
      }),
    ),
    element: once(() => ofEach(index => placeOf(index)?.element ?? null)),
  }
}

/** All cells of each column of the script variables in their order, put together when first asked for. */
export const variableCells = cellsUpTo(variableCount)

/** The first cells of each column: a first screen needs no more. */
export const firstCells = cellsUpTo(512)
