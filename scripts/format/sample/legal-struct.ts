import { valueCount } from '#shared/count.ts'
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

/** Chooses the values of a generated save. */
export interface Choice {
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number
  /** A number from `min` to `max`. */
  float(min: number, max: number): number
  bytes(length: number): Uint8Array
}

/** Floats without a range stay within the map, as most are coordinates. */
const farthest = 3000

function sure(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} has no value`)
  return value
}

/** A number that a type and a range allow. */
function legalNumber(
  type: ScalarType,
  range: Range | null,
  choice: Choice,
  earlier: Readonly<Record<string, Value>>,
): Value {
  if (range?.kind === 'set') return sure(range.values[choice.integer(0, range.values.length - 1)], 'a set')
  if (range?.kind === 'sameAs') return sure(earlier[range.field], range.field)
  const span = range?.kind === 'span' ? range : null
  if (type !== 'f32') return choice.integer(span?.min ?? scalars[type].min, span?.max ?? scalars[type].max)
  const { min, max } = span ?? { min: -farthest, max: farthest }
  return Math.fround(choice.float(min, max))
}

/** A text of the right length, null-terminated if there is room. */
function legalText(length: number, range: Range | null, choice: Choice): string {
  if (range?.kind === 'text') return range.text
  const used = choice.integer(0, length)
  return Array.from({ length }, (_, index) =>
    String.fromCharCode(index < used ? choice.integer(0x20, 0x7e) : 0),
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

/** Makes structs of legal values. */
class StructMaker {
  readonly #definition: Definition
  readonly #choice: Choice
  readonly #counts: Counts

  constructor(definition: Definition, choice: Choice, counts: Counts) {
    this.#definition = definition
    this.#choice = choice
    this.#counts = counts
  }

  struct(name: string): StructValue {
    const fields: Fields = {}
    for (const field of fieldsOf(this.#definition, name))
      fields[field.name] = isList(field) ? this.#list(field, fields) : this.#element(field, 0, fields)
    return fields
  }

  /** Number of elements of a list, or characters of a text, given the fields of its struct before it. */
  #lengthOf({ name, count }: Field, earlier: Fields): number {
    const isCounted = count?.kind === 'field' || count?.kind === 'if'
    const counts = isCounted ? { [count.field]: Number(earlier[count.field]) } : this.#counts
    return valueCount({ name, count }, counts)
  }

  #element(field: Field, index: number, earlier: Fields): Value {
    const { type, range, struct, name, count } = field
    if (type === 'raw') return this.#choice.bytes(elementBytes(field))
    if (type === 'char' || type === 'gxt')
      return legalText(field.elementSize ?? this.#lengthOf(field, earlier), range, this.#choice)
    if (struct !== null) {
      const value = this.struct(struct)
      // The first number of a listed struct increases, so that none equals the end mark.
      const [first] = fieldsOf(this.#definition, struct)
      return count?.kind === 'until' && first !== undefined ? { ...value, [first.name]: index } : value
    }
    if (!isScalar(type)) return 0
    const given = count === null ? this.#counts[name] : undefined
    return given ?? legalNumber(type, range, this.#choice, earlier)
  }

  #list(field: Field, earlier: Fields): readonly Value[] {
    const { type, range, elements } = field
    const length = this.#lengthOf(field, earlier)
    if (!isScalar(type)) return Array.from({ length }, (_, index) => this.#element(field, index, earlier))
    // Fast path: most values of a save are numbers in lists.
    const named = elements === null ? null : elementRanges(elements)
    return Array.from({ length }, (_, index) =>
      asStored(legalNumber(type, named?.get(index) ?? range, this.#choice, earlier), type),
    )
  }
}

/** A struct of legal values; the counts set the lengths of its lists. */
export function legalStruct(
  definition: Definition,
  struct: string,
  choice: Choice,
  counts: Counts,
): StructValue {
  return new StructMaker(definition, choice, counts).struct(struct)
}
