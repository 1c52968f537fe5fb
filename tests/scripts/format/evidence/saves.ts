import { type EvidenceSave, isUnmodified } from '../../../../scripts/format/evidence/evidence-save.ts'
import { readEvidenceSaves } from '../../../../scripts/format/evidence/read-saves.ts'
import { naturalSaves, newMobileSaves, realMobileSaves } from '../../../support/real-saves.ts'
import { realSource } from '../../support/sources.ts'
import { codecs } from '../support.ts'

function read(files: readonly { readonly path: string }[]): readonly EvidenceSave[] {
  const paths = files.map(({ path }) => path)
  const complain = (text: string) => {
    throw new TypeError(text)
  }
  return readEvidenceSaves({ codecs, readInput: () => new Uint8Array(), complain }, realSource, paths).saves
}

/** All natural saves of PC, with a series of one game. */
export const saves = read(naturalSaves)
export const mobileSaves = read([...realMobileSaves, ...newMobileSaves])

/** Those of the unmodified game, on which script variables and missions were verified. */
export const gameSaves = saves.filter(isUnmodified)
