import { dirname } from 'node:path'
import { memoizeBy } from '#shared/memoize.ts'
import { mobileIndexOf, mobileVariableCount } from '#shared/script-variable.ts'
import { CommandError } from '../../cli/command-error.ts'
import type { Output } from '../../cli/command-line.ts'
import type { Source } from '../../csv/declare.ts'
import { variableCount } from '../../tables/shared/shared-columns.ts'
import { variableShifts } from '../../tables/variable-shifts.ts'
import { readSave } from '../codec/read-save.ts'
import { eachSave, readSaveBytes, type SaveInput } from '../verify/find-saves.ts'
import { clockParts, EvidenceSave, gameTime } from './evidence-save.ts'

/** The number on mobile of each script variable of PC; null if it is not known. */
const mobileNumbers = memoizeBy((source: Source): readonly (number | null)[] => {
  const ranges = variableShifts.rows(source).filter(({ evidence }) => evidence === 'verified')
  return Array.from({ length: variableCount }, (_, index) => mobileIndexOf(index, ranges))
})

/**
 * The blocks of a mobile save with the script variables in the order of PC, so that rules find them by name; 0 for those
 * whose number is not known. Another game script keeps its own.
 */
function withPcVariables(blocks: EvidenceSave['blocks'], source: Source): EvidenceSave['blocks'] {
  const script = blocks.get('01') ?? {}
  const { globals } = script
  if (!Array.isArray(globals) || globals.length !== mobileVariableCount) return blocks
  const ordered = mobileNumbers(source).map(number => (number === null ? 0 : Number(globals[number])))
  return new Map(blocks).set('01', { ...script, globals: ordered })
}

/** Decodes a save. @throws CommandError if it is not sound */
function readEvidence(input: SaveInput, source: Source, name: string): EvidenceSave {
  const { codecs } = input
  const { codec, reading } = readSave(codecs, readSaveBytes(input, name))
  const [error] = [...reading.errors, ...reading.breaches]
  if (error !== undefined) throw new CommandError(`${name}: ${error.message}`)
  const own = new Map(reading.blocks.map(({ block, value }) => [block.number, value]))
  const { platform } = codec.definition
  const blocks = platform === 'mobile' ? withPcVariables(own, source) : own
  return new EvidenceSave(codecs[0].definition, { name, platform, series: dirname(name), blocks })
}

/** Least number of saves that show a game as it goes on. */
const shortestSeries = 10

/** The computer's clock when saving, as a number in the order of time. */
const savedAt = (save: EvidenceSave) => clockParts.reduce((time, part) => time * 100 + save.number(part), 0)

/** Whether the saves of a folder can be those of one game: one version, and both clocks in the same order. */
function isSeries(saves: readonly EvidenceSave[]): boolean {
  const versions = new Set(saves.map(save => save.number('00.version_id')))
  const times = saves.toSorted((one, other) => gameTime(one) - gameTime(other)).map(savedAt)
  const isAscending = times.every((time, index) => time >= (times[index - 1] ?? 0))
  return saves.length >= shortestSeries && versions.size === 1 && isAscending
}

/**
 * Decodes the saves at some paths for evidence rules, and finds the folders whose saves are those of one game. Complains about
 * files that are no sound saves.
 * @returns also how many files or paths are none
 */
export function readEvidenceSaves(
  input: SaveInput & Pick<Output, 'complain'>,
  source: Source,
  paths: readonly string[],
) {
  const saves: EvidenceSave[] = []
  const { faults } = eachSave(paths, input, name => saves.push(readEvidence(input, source, name)))
  const folders = [...new Set(saves.map(({ series }) => series))]
  const loose = new Set(folders.filter(folder => !isSeries(saves.filter(({ series }) => series === folder))))
  const { definition } = input.codecs[0]
  const inSeries = saves.map(save =>
    loose.has(save.series) ? new EvidenceSave(definition, { ...save, series: null }) : save,
  )
  return { saves: inSeries, faults }
}
