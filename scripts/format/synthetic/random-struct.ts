import { elementCount } from '#shared/count.ts'
import { elementBytes } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { isList, isScalar, scalars } from '#shared/types.ts'
import { legalRange } from '../codec/compile-range.ts'
import type { StructValue, Value } from '../codec/value.ts'
import {
  type Counts,
  type Definition,
  type Element,
  type Field,
  fieldsOf,
  type Range,
  type ScalarType,
} from '../definition.ts'
import type { Choice } from './random.ts'

/** Floats without a range stay within the map, as most are coordinates. */
const farthest = 3000

function sure(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} has no value`)
  return value
}

/** A random number that a type and a range allow. */
export function legalNumber(
  type: ScalarType,
  range: Range | null,
  random: Choice,
  earlier: Readonly<Record<string, Value>>,
): Value {
  if (range?.kind === 'set') return sure(range.values[random.integer(0, range.values.length - 1)], 'a set')
  if (range?.kind === 'sameAs') return sure(earlier[range.field], range.field)
  const span = range?.kind === 'span' ? range : null
  if (type !== 'f32') return random.integer(span?.min ?? scalars[type].min, span?.max ?? scalars[type].max)
  const { min, max } = span ?? { min: -farthest, max: farthest }
  return Math.fround(random.float(min, max))
}

/** A random text of the right length, null-terminated if there is room. */
export function legalText(length: number, range: Range | null, random: Choice): string {
  if (range?.kind === 'text') return range.text
  const used = random.integer(0, length)
  return Array.from({ length }, (_, index) =>
    String.fromCharCode(index < used ? random.integer(0x20, 0x7e) : 0),
  ).join('')
}

type Fields = Record<string, Value>

const onlyZero: Range = { kind: 'span', min: 0, max: 0 }

/** The bits of positive finite floats; script variables are stored as unsigned integers. */
const finiteBits = ({ type }: Element): Range | null =>
  type === 'f32' ? { kind: 'span', min: 0, max: 0x7f7f_ffff } : null

/** Ranges by index; handles that need a target get none. */
const elementRanges = memoizeBy(
  (elements: readonly Element[]): ReadonlyMap<number, Range> =>
    new Map(
      elements.flatMap(element => {
        const range = element.leadsTo === null ? (legalRange(element) ?? finiteBits(element)) : onlyZero
        if (range === null) return []
        return Array.from({ length: element.count ?? 1 }, (_, part) => [element.index + part, range] as const)
      }),
    ),
)

/** Converts a number to the type of its list: a named element can be negative although the list is unsigned. */
function asStored(value: Value, type: ScalarType): Value {
  const { min, max } = scalars[type]
  return typeof value === 'number' && value < 0 && min === 0 ? value + max + 1 : value
}

/** Number of elements of a list, or characters of a text, given the fields of its struct before it. */
function lengthOf({ name, count }: Field, counts: Counts, earlier: Fields): number {
  const given = count?.kind === 'field' || count?.kind === 'if' ? Number(earlier[count.field]) : 0
  const known = count?.kind === 'field' || count?.kind === 'if' ? { [count.field]: given } : counts
  return elementCount({ name, count }, known)
}

function randomElement(
  definition: Definition,
  field: Field,
  index: number,
  random: Choice,
  counts: Counts,
  earlier: Fields,
): Value {
  const { type, range, struct, name, count } = field
  if (type === 'raw') return random.bytes(elementBytes(field))
  if (type === 'char' || type === 'gxt')
    return legalText(field.elementSize ?? lengthOf(field, counts, earlier), range, random)
  if (struct !== null) {
    const value = randomStruct(definition, struct, random, counts)
    // The first number of a listed struct increases, so that none equals the end mark.
    const first = definition.structs.get(struct)?.fields[0]?.name
    return count?.kind === 'until' && first !== undefined ? { ...value, [first]: index } : value
  }
  if (!isScalar(type)) return 0
  const given = count === null ? counts[name] : undefined
  return given ?? legalNumber(type, range, random, earlier)
}

function randomList(
  definition: Definition,
  field: Field,
  random: Choice,
  counts: Counts,
  earlier: Fields,
): readonly Value[] {
  const { type, range, elements } = field
  const length = lengthOf(field, counts, earlier)
  if (!isScalar(type))
    return Array.from({ length }, (_, index) =>
      randomElement(definition, field, index, random, counts, earlier),
    )
  // Fast path: most values of a save are numbers in lists.
  const named = elements === null ? null : elementRanges(elements)
  return Array.from({ length }, (_, index) =>
    asStored(legalNumber(type, named?.get(index) ?? range, random, earlier), type),
  )
}

/** A struct of random legal values; the counts set the lengths of its lists. */
export function randomStruct(
  definition: Definition,
  struct: string,
  random: Choice,
  counts: Counts,
): StructValue {
  const fields: Fields = {}
  for (const field of fieldsOf(definition, struct)) {
    fields[field.name] = isList(field)
      ? randomList(definition, field, random, counts, fields)
      : randomElement(definition, field, 0, random, counts, fields)
  }
  return fields
}
