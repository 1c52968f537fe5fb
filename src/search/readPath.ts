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
  readonly inStruct: { readonly name: string; readonly offset: number } | null
}

const ofBlock = /^(?:block\s*(\d{1,2})\s*[.:]|(\d{1,2}):)\s*/
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
  const rest = query.slice(start.length)
  if (!ofSteps.test(rest) && !ofStruct.test(rest)) return null
  if (start === '' && !/[.[]/.test(rest)) return null
  const [, name, digits] = ofStruct.exec(rest) ?? []
  return {
    block: (named ?? numbered)?.padStart(2, '0') ?? null,
    steps: ofSteps.test(rest) ? rest.split('.').map(readStep) : [],
    inStruct: name && digits ? { name, offset: Number.parseInt(digits, 16) } : null,
  }
}
