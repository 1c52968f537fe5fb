import {
  neighbours,
  type VariableSave,
  variableSave,
} from '../../../scripts/format/variable-evidence/variable-save.ts'
import type { EvidenceSaves } from '../../../scripts/format/variable-evidence/variable-tests.ts'
import {
  announceMissing,
  moreFolder,
  naturalSaves,
  newFolder,
  newSaves,
  type RealSave,
  referenceFolder,
  seriesSaves,
} from '../../support/real-saves.ts'
import { decoded, isReferenceSet } from './support.ts'

const variablesOf = ({ name, bytes }: RealSave): readonly VariableSave[] => {
  const blocks = new Map(decoded(bytes).blocks.map(({ number, value }) => [number, value]))
  const save = variableSave(name, blocks)
  return save === null ? [] : [save]
}

/** The saves on which script variables were verified, with the pairs of neighbours in the series. */
export const evidenceSaves: EvidenceSaves = {
  saves: naturalSaves.flatMap(variablesOf),
  pairs: neighbours(seriesSaves.flatMap(variablesOf)),
}

export const hasEvidenceSaves = isReferenceSet && seriesSaves.length > 0 && newSaves.length > 0

/** Prints that tests are skipped, so that missing output is not mistaken for success. */
export const announceMissingEvidenceSaves = (suite: string) =>
  announceMissing(suite, referenceFolder, moreFolder, newFolder)
