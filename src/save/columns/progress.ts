import { memoizeBy } from '#shared/memoize.ts'
import { parseHex } from '#shared/number.ts'
import type { Mission } from '../../generated/blocks/01-missions.ts'
import type { Tag } from '../../generated/blocks/20-tags.ts'
import type { StuntJump } from '../../generated/blocks/24-jumps.ts'
import { type Save, textOf } from '../../generated/gtasa-save/index.js'
import type { GameMission } from '../../generated/missions.ts'
import type { Thread } from '../../generated/threads.ts'
import {
  type ColumnMaker,
  choice,
  elementOffsets,
  globalIndexAt,
  globalOffsets,
  hiding,
  inFile,
  pathOffset,
  readGlobal,
  type SaveColumns,
} from '../saveColumn.ts'

/** Paint level above which the game counts a tag as sprayed. */
const sprayed = 228
/** Two locations closer than this are the same, in metres. */
const sameLocation = 1

/** Index of each thread in the list of those that run, by its name in lower case. */
const threadIndexes = ({ blocks }: Save) =>
  new Map(blocks.scripts.scripts.map(({ name }, index) => [textOf(name).toLowerCase(), index]))

const stateOfThread = (indexes: ReadonlyMap<string, number>, name: string) =>
  indexes.has(name.toLowerCase()) ? 'running' : 'not running'

const missions: ColumnMaker<GameMission> = save => {
  const offsetOf = globalOffsets(save)
  return choice(
    'Whether the counter of its strand has passed the mission in your save',
    ({ counterIndex, counterAfter }) => {
      const after = Number(counterAfter)
      if (counterAfter === null || Number.isNaN(after)) return null
      const value = readGlobal(save, counterIndex)
      return value === null ? null : value >= after ? 'done' : 'not done'
    },
    inFile(null, ({ counterIndex }) => offsetOf(counterIndex)),
  )
}

/** By how much a mission increases its counter: Cesar's country races have five stages each. */
const stagesOf = ({ variable }: Mission) => (variable === 'cesar_badlands_stage' ? 5 : 1)

const missionMarkers: ColumnMaker<Mission> = save => {
  const offsetOf = globalOffsets(save)
  return choice(
    'Whether the mission is done in your save, or next in its strand',
    row => {
      const value = readGlobal(save, globalIndexAt(save, row.positionHex))
      if (value === null || row.byteHex === null) return null
      const before = parseHex(row.byteHex)
      return value >= before + stagesOf(row) ? 'done' : value >= before ? 'next' : 'not done'
    },
    inFile('positionHex', ({ positionHex }) => offsetOf(globalIndexAt(save, positionHex))),
  )
}

const threads: ColumnMaker<Thread> = save => {
  const indexes = threadIndexes(save)
  const offsetOf = elementOffsets(save, 'block01.scripts', save.blocks.scripts.scripts)
  return choice(
    'Whether the thread runs in your save',
    ({ name }) => stateOfThread(indexes, name),
    inFile(null, ({ name }) => offsetOf(indexes.get(name.toLowerCase()))),
  )
}

const tags: ColumnMaker<Tag> = save => {
  const { paint } = save.blocks.tags
  const offsetOf = elementOffsets(save, 'block20.paint', paint)
  return choice(
    'Whether the tag is sprayed in your save',
    ({ index }) => {
      const level = paint[index]
      return level === undefined ? null : level > sprayed ? 'sprayed' : 'not sprayed'
    },
    inFile('offsetHex', ({ index }) => offsetOf(index)),
  )
}

const jumps: ColumnMaker<StuntJump> = save => {
  const own = save.blocks.stuntJumps.jumps
  const offsetOf = elementOffsets(save, 'block24.jumps', own)
  const indexOf = memoizeBy(({ startMinX, startMinY, startMinZ }: StuntJump) =>
    own.findIndex(
      ({ startMin: { x, y, z } }) => Math.hypot(x - startMinX, y - startMinY, z - startMinZ) < sameLocation,
    ),
  )
  return choice(
    'State of the jump in your save, found by its location',
    row => {
      const jump = own[indexOf(row)]
      if (jump === undefined) return null
      return jump.done ? 'done' : jump.found ? 'found, not done' : 'not found'
    },
    inFile(null, row => offsetOf(indexOf(row))),
    ...(['done', 'found'] as const).map(flag =>
      inFile<StuntJump>(
        null,
        row => (indexOf(row) < 0 ? null : pathOffset(save, `block24.jumps[${indexOf(row)}].${flag}`)),
        `Flag ${flag} in your file`,
      ),
    ),
  )
}

export const progressColumns: SaveColumns = {
  'blocks/01-missions': hiding(['iconHex'], missionMarkers),
  'blocks/20-tags': tags,
  'blocks/24-jumps': hiding(['landMinX', 'landMinY', 'landMinZ'], jumps),
  missions: hiding(['respect', 'statistics'], missions),
  threads,
}
