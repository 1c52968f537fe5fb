/** A step of a path: a field, and which of its elements. */
export interface PathStep {
  readonly name: string
  /** Null where no element is named: `doors[]` is any of them. */
  readonly index: number | null
}

/** A field as cards, results and addresses of the site write it. */
export interface FieldPath {
  /** Null where it is left out. */
  readonly block: string | null
  /** From the block, or any struct, down to the field: `block25.doors[].flags`. */
  readonly steps: readonly PathStep[]
  /** What `?f=` holds for a field inside a struct: `stored_car.0036`. */
  readonly inStruct: { readonly name: string; readonly offset: number; readonly digits: string } | null
  /** Whether it ends with a dot or colon: what lies inside is asked for, `block03.stored_cars[3].`. */
  readonly isOpen: boolean
}

const ofBlock = /^(?:block\s*(\d{1,2})\s*[.:]|(\d{1,2}):)\s*/
/** How far a path may be typed: `float_stats[`, `float_stats[69`, `stored_car.`. */
const unfinished = /(?:(\[)|(\[\d+)|(\.))$/
const ofStruct = /^([a-z]\w*)\.([\da-f]{1,6})$/
const ofSteps = /^[a-z]\w*(?:\[\d*\])?(?:\.[a-z]\w*(?:\[\d*\])?)*$/

function readStep(text: string): PathStep {
  const [name = '', element = ''] = text.split(/[[\]]/)
  return { name, index: element === '' ? null : Number(element) }
}

/** Reads the path or address of a field; null for a query without a block, dot or bracket, which is words. */
export function readPath(text: string): FieldPath | null {
  const query = text.trim().toLowerCase()
  const [start = '', named, numbered] = ofBlock.exec(query) ?? []
  const typed = query.slice(start.length)
  const [, , element] = unfinished.exec(typed) ?? []
  const rest = element === undefined ? typed.replace(unfinished, '') : `${typed}]`
  const isOpen = rest === '' || typed.endsWith('.')
  if (start === '' && !/[.[]/.test(typed)) return null
  if (!ofSteps.test(rest) && !ofStruct.test(rest) && (rest !== '' || start === '')) return null
  const [, name, digits] = ofStruct.exec(rest) ?? []
  return {
    block: (named ?? numbered)?.padStart(2, '0') ?? null,
    steps: ofSteps.test(rest) ? rest.split('.').map(readStep) : [],
    inStruct: name && digits ? { name, digits, offset: Number.parseInt(digits, 16) } : null,
    isOpen,
  }
}
