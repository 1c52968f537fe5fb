import { describe, expect, it } from 'vitest'
import { type EvidenceSave, variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { checklist } from '../../../scripts/tables/checklist.ts'
import { fileTable } from '../../../scripts/tables/format/file.ts'
import { notCounted } from '../../../scripts/tables/not-counted.ts'
import { newSaves, otherSaves, realSaves, seriesSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'
import { evidenceOf, unmodifiedSaves } from './game-values.ts'
import { decoded, expectCounted, isReferenceSet, isWhole } from './support.ts'

const rows = checklist.rows(realSource)
type Row = (typeof rows)[number]

/** The saves in which the rows were counted: those of other game scripts have none of the variables. */
const countedSaves = [...realSaves, ...otherSaves, ...seriesSaves, ...newSaves]
  .map(({ name, bytes }) => evidenceOf(name, decoded(bytes)))
  .filter(save => variablesOf(save).words.length > 0)

const storedIn = (save: EvidenceSave, { index, statistic }: Pick<Row, 'index' | 'statistic'>) =>
  index === null ? save.statistic(required(statistic, 'statistic')) : (variablesOf(save).words[index] ?? 0)

const doneIn = (row: Row) => countedSaves.map(save => storedIn(save, row) >= row.atLeast)

const { value: counted } = required(
  fileTable.rows(realSource).find(({ name }) => name === 'checklist_files'),
  'number of saves counted',
)
const newer = countedSaves.length - Number(counted)

describe.skipIf(!isReferenceSet)('the 100% checklist in real saves', () => {
  it('has the values of a save at 100%', () => {
    const [complete, ...others] = unmodifiedSaves.filter(save => save.statistic(0) === rows.length)
    expect(others).toEqual([])
    const valued = [...rows, ...notCounted.rows(realSource)].filter(({ valueAt100 }) => valueAt100 !== null)
    const found = valued.map(row => [row.task, storedIn(required(complete, 'save at 100%'), row)])
    expect(found).toEqual(valued.map(({ task, valueAt100 }) => [task, valueAt100]))
  })

  it('has each row undone in some save below 100%', () => {
    expect(rows.filter(row => doneIn(row).every(Boolean))).toEqual([])
  })

  it.skipIf(!isWhole)('lists for each row in how many saves it is done', () => {
    for (const row of rows) expectCounted(doneIn(row).filter(Boolean).length, row.saves, newer, row.task)
  })

  it.skipIf(!isWhole)('marks a row as verified exactly if no other row is done in the same saves', () => {
    const patterns = rows.map(row => doneIn(row).join())
    const isAlone = (_: Row, index: number) => patterns.filter(one => one === patterns[index]).length === 1
    const alone = rows.filter(isAlone).map(({ task }) => task)
    const verified = rows.filter(({ evidence }) => evidence === 'verified').map(({ task }) => task)
    expect(alone).toEqual(expect.arrayContaining(verified))
    if (newer === 0) expect(verified).toEqual(alone)
  })
})
