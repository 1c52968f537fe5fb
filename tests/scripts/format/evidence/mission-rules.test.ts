import { describe, expect, it } from 'vitest'
import { EvidenceSave, variablesOf } from '../../../../scripts/format/evidence/evidence-save.ts'
import { holdsIn, isPassed } from '../../../../scripts/format/evidence/mission-rules.ts'
import { missionChanges } from '../../../../scripts/tables/mission-changes.ts'
import { realSource } from '../../support/sources.ts'
import { definition, expectCounted, isWhole } from '../support.ts'
import { gameSaves as saves } from './saves.ts'

const rows = missionChanges.rows(realSource)
type Row = (typeof rows)[number]

/** A save with another value of the variable of a row. */
function withVariable(save: EvidenceSave, { variableIndex }: Row, value: number): EvidenceSave {
  const globals = variablesOf(save).integers.with(variableIndex ?? -1, value)
  const script = { ...save.blocks.get('01'), globals: [...globals].map(word => word >>> 0) }
  return new EvidenceSave(definition, { ...save, blocks: new Map(save.blocks).set('01', script) })
}

/** That it holds in all saves is tested with the rules of fields. */
describe.skipIf(!isWhole)('what changes with missions', () => {
  it.each([
    ['that a mission sets, where it was passed without it', true, (row: Row) => row.afterMost + 1],
    ['that changes before the mission', false, (row: Row) => row.before - 3],
  ])('fails for a variable %s', (_, isAfter, wrongValue) => {
    const ofKind = rows.filter(
      ({ kind, timing }) => kind === 'variable' && (!isAfter || timing === 'mission'),
    )
    const unnoticed = ofKind.filter(row => {
      const save = saves.find(one => isPassed(realSource, one, row) === isAfter)
      return save === undefined ? isAfter : holdsIn(realSource, withVariable(save, row, wrongValue(row)), row)
    })
    expect(unnoticed).toEqual([])
  })

  it('lists in how many saves the mission was passed', () => {
    const [counted = 0, ...others] = new Set(rows.map(row => row.savesBefore + row.savesAfter))
    expect(others).toEqual([])
    for (const row of rows) {
      const after = saves.filter(save => isPassed(realSource, save, row)).length
      expectCounted(after, row.savesAfter, saves.length - counted, `${row.missions}: ${row.subject}`)
    }
  })
})
