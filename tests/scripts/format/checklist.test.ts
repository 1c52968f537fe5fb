import { describe, expect, it } from 'vitest'
import { variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { checklist } from '../../../scripts/tables/checklist.ts'
import { fileTable } from '../../../scripts/tables/format/file.ts'
import { notCounted } from '../../../scripts/tables/not-counted.ts'
import {
  naturalSaves,
  newSaves,
  otherSaves,
  type RealSave,
  realSaves,
  seriesSaves,
} from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'
import { evidenceOf } from './game-values.ts'
import { decoded, expectCounted, isReferenceSet } from './support.ts'

type Row = ReturnType<typeof checklist.rows>[number]
type Stored = Pick<Row, 'index' | 'statistic'>

const rows = checklist.rows(realSource)

const isWhole = isReferenceSet && seriesSaves.length > 0 && newSaves.length > 0

const readAll = (files: readonly RealSave[]) =>
  files
    .map(({ name, bytes }) => evidenceOf(name, decoded(bytes)))
    .filter(save => variablesOf(save).words.length > 0) // none in saves of another game script
    .map(save => {
      const storedValue = ({ index, statistic }: Stored) =>
        index === null ? save.statistic(required(statistic, 'statistic')) : variablesOf(save).words[index]
      return { save, storedValue, isDone: (row: Row) => (storedValue(row) ?? 0) >= row.atLeast }
    })

const saves = readAll(naturalSaves)
/** The saves in which the rows were counted. */
const countedSaves = readAll([...realSaves, ...otherSaves, ...seriesSaves, ...newSaves])
const counted = required(
  fileTable.rows(realSource).find(({ name }) => name === 'checklist_files'),
  'number of saves counted',
)
const newer = countedSaves.length - Number(counted.value)
const complete = readAll(realSaves).filter(({ save }) => save.statistic(0) === rows.length)

describe.skipIf(saves.length === 0)('the 100% checklist in real saves', () => {
  it.skipIf(!isReferenceSet)('has the values of a save at 100%', () => {
    expect(complete).toHaveLength(1)
    const valued = [...rows, ...notCounted.rows(realSource)].filter(({ valueAt100 }) => valueAt100 !== null)
    const found = valued.map(row => [row.task, complete[0]?.storedValue(row)])
    expect(found).toEqual(valued.map(({ task, valueAt100 }) => [task, valueAt100]))
  })

  it.skipIf(!isReferenceSet)('has each row undone in some save below 100%', () => {
    expect(rows.filter(row => countedSaves.every(({ isDone }) => isDone(row)))).toEqual([])
  })

  it.skipIf(!isWhole)('lists for each row in how many saves it is done', () => {
    for (const row of rows) {
      const done = countedSaves.filter(({ isDone }) => isDone(row)).length
      expectCounted(done, row.saves, newer, row.task)
    }
  })

  it.skipIf(!isWhole)('marks a row as verified exactly if no other row is done in the same saves', () => {
    const patterns = rows.map(row => countedSaves.map(({ isDone }) => Number(isDone(row))).join(''))
    const isAlone = (pattern: string | undefined) => patterns.filter(one => one === pattern).length === 1
    const alone = rows.filter((_, index) => isAlone(patterns[index])).map(({ task }) => task)
    const verified = rows.filter(({ evidence }) => evidence === 'verified').map(({ task }) => task)
    expect(alone).toEqual(expect.arrayContaining(verified))
    if (newer === 0) expect(verified).toEqual(alone)
  })
})
