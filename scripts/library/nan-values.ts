import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { isStruct, type StructValue, type Value } from '../format/codec/value.ts'
import { type Definition, type Field, fieldsOf } from '../format/definition.ts'

/** A NaN of a save: its position, and its bits as written by the codec. */
interface NaNValue {
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

type Blocks = Readonly<Record<string, StructValue>>

/** The NaN values of each block that was read: it keeps them in another save, to which it may be assigned. */
const kept = new WeakMap<object, readonly NaNValue[]>()

function showAsNumbers(values: readonly NaNValue[]): void {
  for (const { container, key } of values) Reflect.set(container, key, Number.NaN)
}

/** Replaces the texts of the codec by NaN in the blocks of a save, and keeps them. */
export function keepBits({ definition }: SaveCodec, blocks: Blocks): void {
  for (const { name, struct } of definition.blocks) {
    const block = blocks[definition.keyOf(name)]
    const found: NaNValue[] = []
    collect(definition, struct, block, found)
    if (block === undefined || found.length === 0) continue
    showAsNumbers(found)
    kept.set(block, found)
  }
}

/** Restores the texts of values that are still NaN while `use` runs, so that no bits are lost. */
export function withBits<Result>(blocks: Blocks, use: () => Result): Result {
  const values = Object.values(blocks).flatMap(block => kept.get(block) ?? [])
  const restored = values.filter(({ container, key }) => Number.isNaN(Reflect.get(container, key)))
  for (const { container, key, text } of restored) Reflect.set(container, key, text)
  try {
    return use()
  } finally {
    showAsNumbers(restored)
  }
}
