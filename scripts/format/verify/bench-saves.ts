import { CommandError } from '../../cli/command-error.ts'
import type { SaveCodec } from '../codec/compile-format.ts'
import { syntheticSave, variants } from '../synthetic/synthetic-saves.ts'
import { findSaves } from './find-saves.ts'
import { readSaveFile } from './read-save-file.ts'

/**
 * Saves for timings. @param folder real saves to use; if null, synthetic ones of typical size
 * @throws CommandError if the folder contains no saves
 */
export function benchSaves(
  codec: SaveCodec,
  folder: string | null,
): { readonly saves: readonly Uint8Array[]; readonly kind: 'real' | 'synthetic' } {
  if (folder === null)
    return { saves: variants.map(variant => syntheticSave(codec, variant)), kind: 'synthetic' }
  const { files, faults } = findSaves([folder])
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  return { saves: files.map(file => readSaveFile(file)), kind: 'real' }
}
