import { memoizeBy } from '#shared/memoize.ts'
import { isList } from '#shared/types.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { isStruct, type StructValue, type Value } from '../format/codec/value.ts'
import { type Definition, type Field, fieldsOf } from '../format/definition.ts'

/** A NaN of a save: its position, and its bits as written by the codec. */
export interface NaNValue {
  readonly container: object
  readonly key: string | number
  readonly text: string
}

type Collect = (container: object, key: string | number, value: Value | undefined, found: NaNValue[]) => void

function collectOne(container: object, key: string | number, value: Value | undefined, found: NaNValue[]) {
  if (typeof value === 'string') found.push({ container, key, text: value })
}

function listCollector(collect: Collect): Collect {
  return (_container, _key, list, found) => {
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index++) collect(list, index, list[index], found)
  }
}

/** Searches only structs with floats: few of the 50,000 values of a save. */
function fieldCollector(definition: Definition, field: Field): Collect | null {
  const inner = field.struct === null ? null : nanCollector(definition, field.struct)
  const one: Collect | null =
    field.type === 'f32' ? collectOne : inner && ((_container, _key, value, found) => inner(value, found))
  return one !== null && isList(field) ? listCollector(one) : one
}

/** Compiles a search for NaN values; null if the struct has no floats. */
function nanCollector(
  definition: Definition,
  struct: string,
): ((value: Value | undefined, found: NaNValue[]) => void) | null {
  const collectors = fieldsOf(definition, struct).flatMap(field => {
    const collect = fieldCollector(definition, field)
    return collect === null ? [] : [{ name: definition.keyOf(field.name), collect }]
  })
  if (collectors.length === 0) return null
  return (value, found) => {
    if (!isStruct(value)) return
    for (const { name, collect } of collectors) collect(value, name, value[name], found)
  }
}

const collectorsOf = memoizeBy(({ definition }: SaveCodec) =>
  definition.blocks.map(({ name, struct }) => ({
    key: definition.keyOf(name),
    collect: nanCollector(definition, struct),
  })),
)

/** The NaN values of the blocks of a save, as written by the codec. */
export function nanValuesOf(codec: SaveCodec, blocks: Readonly<Record<string, StructValue>>): NaNValue[] {
  const found: NaNValue[] = []
  for (const { key, collect } of collectorsOf(codec)) collect?.(blocks[key], found)
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
