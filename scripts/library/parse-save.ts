import { toHex } from '../../src/shared/hex.ts'
import { decodeSave } from '../format/codec/decode-save.ts'
import { SaveError } from '../format/codec/save-error.ts'
import type { StructValue } from '../format/codec/value.ts'
import type { Format } from './format-use.ts'
import { type NaNValue, nanCollector, showAsNumbers } from './nan-values.ts'
import { Save } from './save.ts'

/** Bytes of a file, from `fs` or a browser. */
export type Bytes = Uint8Array | ArrayBuffer

/** A view of the same memory whose `slice` copies, unlike that of a Node `Buffer`. */
function plainBytes(bytes: Bytes): Uint8Array {
  return bytes instanceof Uint8Array
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes)
}

/** Creates `parseSave`. */
export function createParser({ codec }: Format) {
  const { definition } = codec
  const { checksumOffset } = definition.file
  const collectors = definition.blocks.map(({ struct }) => nanCollector(definition, struct))

  /**
   * @param named the format with names, to use script variables by name @throws SaveError if the bytes are
   * not a save: wrong length, marker, count or checksum
   */
  return (bytes: Bytes, named: Format | null, acceptWrongChecksum: boolean): Save => {
    const data = plainBytes(bytes)
    const { blocks, errors, padding, checksum } = decodeSave(codec, data)
    const [error] = errors
    if (error !== undefined) throw error
    if (checksum !== null && checksum.stored !== checksum.computed && !acceptWrongChecksum) {
      const [stored, computed] = [checksum.stored, checksum.computed].map(sum => toHex(sum, 8))
      throw new SaveError(
        `the checksum is ${stored}, the bytes before it add up to ${computed}`,
        checksumOffset,
        null,
      )
    }
    const values: Record<string, StructValue> = {}
    const nanValues: NaNValue[] = []
    for (const [index, { name }] of definition.blocks.entries()) {
      const value = blocks[index]?.value ?? {}
      values[name] = value
      collectors[index]?.(value, nanValues)
    }
    showAsNumbers(nanValues)
    const isUsual = padding === null || padding.differing === 0
    return new Save(values, isUsual ? null : data.slice(padding.start, checksumOffset), {
      named: named?.codec ?? null,
      globalNames: named?.globalNames ?? null,
      nanValues,
    })
  }
}
