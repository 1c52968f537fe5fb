import { parse } from '#shared/format-path/path.ts'

/** A field path as written on the site. */
export type FieldPath = NonNullable<ReturnType<typeof readPath>>

const ofBlock = /^(?:block\s*(\d{1,2})\s*[.:]|(\d{1,2}):)\s*/
/** Incomplete forms of a path: `float_stats[`, `float_stats[69`, `stored_car.`. */
const unfinished = /(?:(\[)|(\[\d+)|(\.))$/
const ofStruct = /^([a-z]\w*)\.([\da-f]{1,6})$/

/** Parses the path or address of a field; null for a query without a block, dot or bracket. */
export function readPath(text: string) {
  const query = text.trim().toLowerCase()
  const [start = '', named, numbered] = ofBlock.exec(query) ?? []
  const typed = query.slice(start.length)
  const [, , element] = unfinished.exec(typed) ?? []
  const rest = element === undefined ? typed.replace(unfinished, '') : `${typed}]`
  const isOpen = rest === '' || typed.endsWith('.')
  if (start === '' && !/[.[]/.test(typed)) return null
  const steps = parse(rest)?.steps
  if (!steps && !ofStruct.test(rest) && (rest !== '' || start === '')) return null
  const [, name, digits] = ofStruct.exec(rest) ?? []
  return {
    /** Null if omitted. */
    block: (named ?? numbered)?.padStart(2, '0') ?? null,
    /** From the block, or any struct, down to the field: `block25.doors[all].flags`. */
    steps: steps ?? [],
    /** Value of `?f=` for a field inside a struct: `stored_car.0036`. */
    inStruct: name && digits ? { name, digits, offset: Number.parseInt(digits, 16) } : null,
    /** Whether it ends with a dot or colon, which asks for its fields: `block03.stored_cars[3].`. */
    isOpen,
  }
}
