import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  neighbours,
  type VariableSave,
  variableSave,
} from '../../../scripts/format/variable-evidence/variable-save.ts'
import type { EvidenceSaves } from '../../../scripts/format/variable-evidence/variable-tests.ts'
import { decoded, isReferenceSet, realSaves, savesFolder } from './support.ts'

/** Further saves beside the first: a series of one game, and others. */
const moreFolder = process.env.MORE_SAVES_DIR ?? join(process.cwd(), '../shared/saves-more')

const blocksOf = (bytes: Uint8Array) =>
  new Map(decoded(bytes).blocks.map(({ number, value }) => [number, value]))

function savesIn(folder: string): readonly VariableSave[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(name => name.endsWith('.b'))
  return files.flatMap(name => variableSave(name, blocksOf(readFileSync(join(folder, name)))) ?? [])
}

const series = savesIn(join(moreFolder, 'playthrough'))

/** The saves on which script variables were verified, with the pairs of neighbours in the series. */
export const evidenceSaves: EvidenceSaves = {
  saves: [
    ...realSaves.flatMap(({ name, bytes }) => variableSave(name, blocksOf(bytes)) ?? []),
    ...savesIn(join(moreFolder, 'others')),
    ...series,
  ],
  pairs: neighbours(series),
}

export const hasEvidenceSaves = isReferenceSet && series.length > 0

/** Prints that tests are skipped, so that missing output is not mistaken for success. */
export function announceMissingEvidenceSaves(suite: string): void {
  if (!hasEvidenceSaves)
    process.stdout.write(
      `SKIPPED: ${suite}: needs the 22 saves of ${savesFolder} (SAVES_DIR) and a series in ${moreFolder} (MORE_SAVES_DIR)\n`,
    )
}
