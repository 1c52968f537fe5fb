import { dirname } from 'node:path'
import type { Source } from '../../csv/engine/table.ts'
import type { SaveCodecs } from '../codec/platform.ts'
import { readSave } from '../codec/read-save.ts'
import { readSaveFile } from '../verify/read-save-file.ts'
import { type EvidenceSave, toEvidenceSave } from './evidence-save.ts'
import { withPcVariables } from './pc-variables.ts'

/** Least number of saves that show a game as it goes on. */
const shortestSeries = 10

const clockParts = ['year', 'month', 'day', 'hour', 'minute', 'second']

/** The computer's clock when saving, as a number in the order of time. */
function savedAt(save: EvidenceSave): number {
  const parts = clockParts.map(part => Number(save.leaves(`00.saved_at.${part}`)?.[0]))
  return parts.reduce((time, part) => time * 100 + part, 0)
}

const gameTime = (save: EvidenceSave) => Number(save.leaves('00.game_time_ms')?.[0])

/** Whether the saves of a folder can be those of one game: one version, and both clocks in the same order. */
function isSeries(saves: readonly EvidenceSave[]): boolean {
  const versions = new Set(saves.map(save => save.leaves('00.version_id')?.[0]))
  const inOrder = [...saves].sort((one, other) => gameTime(one) - gameTime(other))
  const isAscending = inOrder.every((save, index) => {
    const before = inOrder[index - 1]
    return before === undefined || savedAt(before) <= savedAt(save)
  })
  return saves.length >= shortestSeries && versions.size === 1 && isAscending
}

/**
 * Decodes saves for evidence rules, and finds the folders whose saves are those of one game.
 * @throws Error if a file is not a sound save
 */
export function readEvidenceSaves(
  codecs: SaveCodecs,
  source: Source,
  files: readonly string[],
): readonly EvidenceSave[] {
  const saves = files.map(name => {
    const bytes = readSaveFile(name)
    const { codec, reading } = readSave(codecs, bytes)
    const [error] = [...reading.errors, ...reading.breaches]
    if (error !== undefined) throw new Error(`${name}: ${error.message}`)
    const blocks = new Map(reading.blocks.map(({ number, value }) => [number, value]))
    const { platform } = codec.definition
    return toEvidenceSave(codecs[0].definition, {
      ...{ name, platform, series: dirname(name) },
      blocks: platform === 'mobile' ? withPcVariables(blocks, source) : blocks,
    })
  })
  const folders = [...new Set(saves.map(({ series }) => series))]
  const loose = new Set(folders.filter(folder => !isSeries(saves.filter(({ series }) => series === folder))))
  return saves.map(save => (loose.has(save.series) ? { ...save, series: null } : save))
}
