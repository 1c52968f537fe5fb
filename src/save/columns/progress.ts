import type { Mission } from '../../generated/blocks/01-missions.ts'
import type { Statistic } from '../../generated/blocks/16-statistics.ts'
import type { Tag } from '../../generated/blocks/20-tags.ts'
import type { StuntJump } from '../../generated/blocks/24-jumps.ts'
import type { ChecklistPoint } from '../../generated/checklist.ts'
import { type Save, textOf } from '../../generated/gtasa-save/index.js'
import type { GameMission } from '../../generated/missions.ts'
import type { Thread } from '../../generated/threads.ts'
import type { Variable } from '../../generated/variables.ts'
import { isDone } from '../../shared/checklist.ts'
import { dollarBase, dollarNumberAt } from '../../shared/script-variable.ts'
import { elementOffsets, globalOffsets, readGlobal, readStatistic, statisticOffsets } from '../saveValues.ts'
import { type ColumnMaker, choice, number } from './columnMaker.ts'

/** Paint level above which the game counts a tag as sprayed. */
const sprayed = 228
/** Two locations closer than this are the same, in metres. */
const sameLocation = 1

const runningThreads = ({ blocks }: Save) =>
  new Set(blocks.scripts.scripts.map(({ name }) => textOf(name).toLowerCase()))

const stateOfThread = (running: ReadonlySet<string>, name: string) =>
  running.has(name.toLowerCase()) ? 'running' : 'not running'

export const variables: ColumnMaker<Variable> = save => {
  const offsetOf = globalOffsets(save)
  const column = number<Variable>('Value of the variable in your save', ({ index, type }) =>
    readGlobal(save, index, type === 'float' ? 'float' : 'integer'),
  )
  return { ...column, offset: ({ index }) => offsetOf(index) }
}

export const statistics: ColumnMaker<Statistic> = save => {
  const offsetOf = statisticOffsets(save)
  const column = number<Statistic>('Value of the statistic in your save', ({ id }) => readStatistic(save, id))
  return { ...column, offset: ({ id }) => offsetOf(id) }
}

export const checklist: ColumnMaker<ChecklistPoint> = save => {
  const [globalOffset, statisticOffset] = [globalOffsets(save), statisticOffsets(save)]
  const column = choice<ChecklistPoint>('Whether the task is done in your save', row => {
    const { index, statistic } = row
    const value = index === null ? readStatistic(save, statistic ?? 0) : readGlobal(save, index, 'integer')
    return value === null ? null : isDone(row, value) ? 'done' : 'not done'
  })
  return {
    ...column,
    offset: ({ index, statistic }) =>
      index === null ? statisticOffset(statistic ?? 0) : globalOffset(index),
  }
}

export const missions: ColumnMaker<GameMission> = save =>
  choice('Whether the counter of its strand has passed the mission in your save', mission => {
    const { counterIndex, counterAfter } = mission
    const after = Number(counterAfter)
    if (counterIndex === null || counterAfter === null || Number.isNaN(after)) return null
    const value = readGlobal(save, counterIndex, 'integer')
    return value === null ? null : value >= after ? 'done' : 'not done'
  })

export const missionMarkers: ColumnMaker<Mission> = save => {
  const running = runningThreads(save)
  const offsetOf = globalOffsets(save)
  const column = choice<Mission>('Whether its thread runs in your save', ({ thread }) =>
    stateOfThread(running, thread),
  )
  return {
    ...column,
    offset: ({ positionHex }) => {
      const dollar = dollarNumberAt(positionHex ?? '', save.blocks.scripts.globals.length)
      return dollar === null ? null : offsetOf(dollar - dollarBase)
    },
  }
}

export const threads: ColumnMaker<Thread> = save => {
  const running = runningThreads(save)
  return choice('Whether the thread runs in your save', ({ name }) => stateOfThread(running, name))
}

export const tags: ColumnMaker<Tag> = save => {
  const { paint } = save.blocks.tags
  const offsetOf = elementOffsets(save, 'block20.paint', paint)
  const column = choice<Tag>('Whether the tag is sprayed in your save', ({ index }) => {
    const level = paint[index]
    return level === undefined ? null : level > sprayed ? 'sprayed' : 'not sprayed'
  })
  return { ...column, offset: ({ index }) => offsetOf(index) }
}

export const jumps: ColumnMaker<StuntJump> = ({ blocks }) =>
  choice('State of the jump in your save, found by its location', ({ startMinX, startMinY, startMinZ }) => {
    const index = blocks.stuntJumps.jumps.findIndex(
      ({ startMin: { x, y, z } }) => Math.hypot(x - startMinX, y - startMinY, z - startMinZ) < sameLocation,
    )
    const jump = blocks.stuntJumps.jumps[index]
    if (jump === undefined) return null
    return jump.done ? 'done' : jump.found ? 'found, not done' : 'not found'
  })
