import type { SaveCodec } from '../format/codec/compile-format.ts'
import { writeAs } from '../format/codec/named-values.ts'
import type { Value } from '../format/codec/value.ts'
import type { Part } from './block-layout.ts'
import { blockParts, findParts } from './layout.ts'
import type { WritableSave } from './save.ts'
import { blockValues, ownValues } from './write-save.ts'

/** See `getValue` of the package. */
export function readValue(codec: SaveCodec, save: WritableSave, path: string): Value {
  const { parts } = findParts(codec, blockParts(codec, blockValues(codec, save)), path)
  const [part, ...others] = parts
  return part !== undefined && others.length === 0 && !isSeveral(path)
    ? part.value
    : parts.map(({ value }) => value)
}

/** Whether a path selects several elements, even if a list has just one. */
const isSeveral = (path: string) => /\[(?:all|\d+-\d+)?\]/.test(path)

/** Sets the value of a part. @param path names it in messages @throws RangeError if the value does not fit */
export function assign(part: Part, value: unknown, path: string): void {
  if (part.kind === 'value') {
    if (part.named === null) Reflect.set(part.container, part.key, value)
    else {
      const { list, value: named } = part.named
      const { index, element } = named
      writeAs(list.field, list.value, { index, type: element.type }, { value, path: part.path })
    }
    return
  }
  if (part.kind !== 'list' || !Array.isArray(value) || value.length !== part.value.length)
    throw new RangeError(
      `${path} needs ${part.kind === 'list' ? `${part.value.length} values` : 'the path of a value'}`,
    )
  for (const [index, one] of value.entries()) Reflect.set(part.value, index, one)
}

/** See `setValue` of the package. */
export function assignValue(codec: SaveCodec, save: WritableSave, path: string, value: unknown): void {
  const { parts } = findParts(codec, blockParts(codec, ownValues(codec, save)), path)
  const isList = Array.isArray(value) && isSeveral(path)
  if (isList && value.length !== parts.length) throw new RangeError(`${path} needs ${parts.length} values`)
  for (const [index, part] of parts.entries()) assign(part, isList ? value[index] : value, path)
}
