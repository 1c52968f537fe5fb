import { CommandError } from '../../cli/command-error.ts'
import type { SaveCodecs } from '../codec/platform.ts'
import { syntheticSave, variants } from '../synthetic/synthetic-saves.ts'
import { findSaves } from './find-saves.ts'
import { readSaveFile } from './read-save-file.ts'
import { verifySave } from './verify-save.ts'

/**
 * Saves for timings. @param folder real saves to use; if null, synthetic ones of typical size
 * @throws CommandError if the folder contains no saves, or one that is not sound
 */
export function benchSaves(
  codecs: SaveCodecs,
  folder: string | null,
): { readonly saves: readonly Uint8Array[]; readonly kind: 'real' | 'synthetic' } {
  if (folder === null)
    return { saves: variants.map(variant => syntheticSave(codecs[0], variant)), kind: 'synthetic' }
  const { files, faults } = findSaves([folder])
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  const saves = files.map(file => {
    const bytes = readSaveFile(file)
    if (verifySave(codecs, file, bytes).isSound) return bytes
    throw new CommandError(`${file}: not a sound save; see npm run verify-saves`)
  })
  return { saves, kind: 'real' }
}
