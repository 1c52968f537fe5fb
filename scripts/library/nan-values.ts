import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { isStruct, type StructValue, type Value } from '../format/codec/value.ts'
import { type Definition, type Field, fieldsOf } from '../format/definition.ts'

/** A NaN of a save: its position, and its bits as written by the codec. */
export interface NaNValue {
  readonly container: object
  readonly key: string | number
  readonly text: string
}

/** The fields of a struct that are floats, or contain some: few of the 50,000 values of a save. */
const floatFieldsIn = memoizeBy((definition: Definition) => {
  const floatFields = memoizeByValue((struct: string): readonly Field[] =>
    fieldsOf(definition, struct).filter(
      field => field.type === 'f32' || (field.struct !== null && floatFields(field.struct).length > 0),
    ),
  )
  return floatFields
})

function collect(definition: Definition, struct: string, value: Value | undefined, found: NaNValue[]): void {
  if (!isStruct(value)) return
  for (const { name, struct: inner } of floatFieldsIn(definition)(struct)) {
    const own = value[definition.keyOf(name)]
    const [container, keys] = Array.isArray(own) ? [own, own.keys()] : [value, [definition.keyOf(name)]]
    for (const key of keys) {
      const one: Value | undefined = Reflect.get(container, key)
      if (inner !== null) collect(definition, inner, one, found)
      else if (typeof one === 'string') found.push({ container, key, text: one })
    }
  }
}

/** The NaN values of the blocks of a save, as written by the codec. */
export function nanValuesOf(
  { definition }: SaveCodec,
  blocks: Readonly<Record<string, StructValue>>,
): NaNValue[] {
  const found: NaNValue[] = []
  for (const { name, struct } of definition.blocks)
    collect(definition, struct, blocks[definition.keyOf(name)], found)
  return found
}

/** Replaces the texts of the codec by NaN. */
export function showAsNumbers(values: readonly NaNValue[]): void {
  for (const { container, key } of values) Reflect.set(container, key, Number.NaN)
}

/** Restores the texts of values that are still NaN while `use` runs, so that no bits are lost. */
export function withBits<Result>(values: readonly NaNValue[], use: () => Result): Result {
  const kept = values.filter(({ container, key }) => Number.isNaN(Reflect.get(container, key)))
  for (const { container, key, text } of kept) Reflect.set(container, key, text)
  try {
    return use()
  } finally {
    showAsNumbers(kept)
  }
}
