import { findTarget, findTargets } from '#shared/format-path/target.ts'
import type { FileCounts } from '#shared/format-path/tree.ts'
import { memoizeByValue } from '#shared/memoize.ts'
import { readWholeTarget, targetBytes } from '../codec/target-bytes.ts'
import type { Definition } from '../definition.ts'
import type { SaveAccess } from './apply-recipe.ts'

/**
 * The values of a save file, read from and written to its bytes; the checksum is left as it is.
 * @param bytes of the file; changed by `write`
 * @param encode throws what `write` throws for a value that does not fit
 */
export function bytesAccess(
  definition: Definition,
  bytes: Uint8Array,
  counts: FileCounts,
  encode = targetBytes,
): SaveAccess {
  const targetAt = memoizeByValue((path: string) => findTarget(definition, path, counts))
  return {
    expand: path => findTargets(definition, path, counts).map(target => target.path),
    read: path => readWholeTarget(bytes, targetAt(path)),
    write(path, value) {
      const target = targetAt(path)
      bytes.set(encode(definition, target, value), target.fileOffset)
    },
  }
}
