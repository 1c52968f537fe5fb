import { isDone } from '#shared/checklist.ts'
import type { OtherVariable } from '../../generated/blocks/01-other-variables.ts'
import type { SchoolState } from '../../generated/blocks/01-school-state.ts'
import type { SchoolExercise } from '../../generated/blocks/01-schools.ts'
import type { VariableBit } from '../../generated/blocks/01-variable-bits.ts'
import type { Statistic } from '../../generated/blocks/16-statistics.ts'
import type { ChecklistPoint } from '../../generated/checklist.ts'
import type { Save } from '../../generated/gtasa-save/index.js'
import type { NotCounted } from '../../generated/not-counted.ts'
import { variableArrays } from '../../generated/variable-arrays.ts'
import {
  type ColumnMaker,
  choice,
  globalIndexAt,
  globalOffsets,
  hiding,
  inFile,
  number,
  pathOffset,
  readGlobal,
  readStatistic,
  type SaveColumns,
  statisticOffsets,
} from '../saveColumn.ts'

/** The type of floats in the table of script variables, and in that of the named ones of block 01. */
const floatTypes: readonly string[] = ['float', 'f32']

interface VariableRow {
  readonly index: number
  readonly type: string
  readonly offsetHex: string
  readonly evidence: string
  /** Set for an array in place of its elements, which has no one value. */
  readonly fold?: object
}

const variables: ColumnMaker<VariableRow> = save => {
  const offsetOf = globalOffsets(save)
  return number(
    'Value of the variable in your save',
    ({ index, type, fold }) =>
      fold ? null : readGlobal(save, index, floatTypes.includes(type) ? 'float' : 'integer'),
    inFile('offsetHex', ({ index }) => offsetOf(index)),
  )
}

/** Elements of an array whose elements share their bits; one for a variable. */
const lengthOf = (base: number) => variableArrays.find(array => array.base === base)?.length ?? 1

const variableBits: ColumnMaker<VariableBit> = save => {
  const offsetOf = globalOffsets(save)
  return choice(
    'Whether the bit is set in your save; of an array, in how many elements',
    ({ index, bit }) => {
      const count = lengthOf(index)
      const values = Array.from({ length: count }, (_, element) => readGlobal(save, index + element))
      if (!values.every(value => value !== null)) return null
      const set = values.filter(value => (value >>> bit) & 1).length
      if (count > 1) return `set in ${set} of ${count}`
      return set > 0 ? 'set' : 'not set'
    },
    inFile(null, ({ index }) => offsetOf(index)),
  )
}

/** What follows the script variables in block 01 and has a row among the other variables. */
const scriptCount = 'block01.script_count'

/** The column of a table about script variables, by their offsets in block 01. */
const variablePositions: ColumnMaker<
  Pick<SchoolExercise | SchoolState | OtherVariable, 'positionHex'>
> = save => {
  const offsetOf = globalOffsets(save)
  return number(
    'Value of the variable in your save',
    ({ positionHex }) => {
      const index = globalIndexAt(save, positionHex)
      return index === null ? save.blocks.scripts.scripts.length : readGlobal(save, index)
    },
    inFile('positionHex', ({ positionHex }) => {
      const index = globalIndexAt(save, positionHex)
      return index === null ? pathOffset(save, scriptCount) : offsetOf(index)
    }),
  )
}

const statistics: ColumnMaker<Statistic> = save => {
  const offsetOf = statisticOffsets(save)
  return number(
    'Value of the statistic in your save',
    ({ id }) => readStatistic(save, id),
    inFile('offsetHex', ({ id }) => offsetOf(id)),
  )
}

type Stored = Pick<ChecklistPoint | NotCounted, 'index' | 'statistic' | 'offsetHex'>

/** The script variable or statistic that a row is about; null for a row with neither. */
const readStored = (save: Save, { index, statistic }: Stored) =>
  index === null ? readStatistic(save, statistic) : readGlobal(save, index)

function storedInFile(save: Save) {
  const [globalOffset, statisticOffset] = [globalOffsets(save), statisticOffsets(save)]
  return inFile<Stored>('offsetHex', ({ index, statistic }) =>
    index === null ? statisticOffset(statistic) : globalOffset(index),
  )
}

const checklist: ColumnMaker<ChecklistPoint> = save =>
  choice<ChecklistPoint>(
    'Whether the task is done in your save',
    point => {
      const value = readStored(save, point)
      return value === null ? null : isDone(point, value) ? 'done' : 'not done'
    },
    storedInFile(save),
  )

const notCounted: ColumnMaker<NotCounted> = save =>
  number('Value in your save', row => readStored(save, row), storedInFile(save))

export const variableColumns: SaveColumns = {
  'blocks/01-other-variables': variablePositions,
  'blocks/01-school-state': hiding<SchoolState>(['sizeBytes'], variablePositions),
  'blocks/01-schools': variablePositions,
  'blocks/01-variable-bits': hiding(['evidence'], variableBits),
  'blocks/16-statistics': statistics,
  checklist: hiding(['valueAt100'], checklist),
  'not-counted': notCounted,
  variables: hiding(['evidence'], variables),
}
