import type { SaveCodec } from '../codec/compile-format.ts'
import { syntheticSave, variants } from '../synthetic/synthetic-saves.ts'
import { findSaves } from './find-saves.ts'
import { readSaveFile } from './read-save-file.ts'

/** Saves for timings. @param folder real saves to use; by default synthetic ones */
export function benchSaves(
  codec: SaveCodec,
  folder: string | null,
): { readonly saves: readonly Uint8Array[]; readonly kind: 'real' | 'synthetic' } {
  const files = folder === null ? [] : findSaves([folder]).files
  return files.length > 0
    ? { saves: files.map(file => readSaveFile(file, codec.definition.file.size)), kind: 'real' }
    : { saves: variants.map(variant => syntheticSave(codec, variant)), kind: 'synthetic' }
}
