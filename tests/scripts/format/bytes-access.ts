import { findTarget, findTargets } from '#shared/format-path/target.ts'
import type { FileCounts } from '#shared/format-path/tree.ts'
import { memoizeByValue } from '#shared/memoize.ts'
import { isScalar } from '#shared/types.ts'
import { readScalar, readText } from '../../../scripts/format/codec/byte-io.ts'
import { targetBytes } from '../../../scripts/format/codec/target-bytes.ts'
import type { BlockReading } from '../../../scripts/format/codec/value.ts'
import { countsOf } from '../../../scripts/format/codec/value-size.ts'
import type { Definition } from '../../../scripts/format/definition.ts'
import type { SaveAccess } from '../../../scripts/format/recipes/apply-recipe.ts'

/** The counts of a decoded save. */
export function fileCounts(definition: Definition, readings: readonly BlockReading[]): FileCounts {
  return new Map(readings.map(reading => [reading.block.number, countsOf(definition, reading)]))
}

/**
 * The values of a save file, read from and written to its bytes: faster than decoding it for each recipe. The checksum is left
 * as it is.
 * @param bytes of the file; changed by `write`
 */
export function bytesAccess(definition: Definition, bytes: Uint8Array, counts: FileCounts): SaveAccess {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const targetAt = memoizeByValue((path: string) => findTarget(definition, path, counts))
  return {
    expand: path => findTargets(definition, path, counts).map(target => target.path),
    read(path) {
      const { field, fileOffset, size } = targetAt(path)
      if (isScalar(field.type)) return readScalar[field.type](view, fileOffset)
      if (field.type === 'raw') return bytes.slice(fileOffset, fileOffset + size)
      return readText(bytes, fileOffset, size)
    },
    write(path, value) {
      const target = targetAt(path)
      bytes.set(targetBytes(definition, target, value), target.fileOffset)
    },
  }
}
