import { describe, expect, it } from 'vitest'
import { EvidenceSave, variablesOf } from '../../../../scripts/format/evidence/evidence-save.ts'
import { holdsIn, isPassed } from '../../../../scripts/format/evidence/mission-rules.ts'
import { missionChanges } from '../../../../scripts/tables/mission-changes.ts'
import { realSource } from '../../support/sources.ts'
import { definition, expectCounted } from '../support.ts'
import { isWhole, gameSaves as saves } from './saves.ts'

const rows = missionChanges.rows(realSource)
type Row = (typeof rows)[number]

/** A save with another value of the variable of a row. */
function withVariable(save: EvidenceSave, { variableIndex }: Row, value: number): EvidenceSave {
  const globals = variablesOf(save).integers.with(variableIndex ?? -1, value)
  const script = { ...save.blocks.get('01'), globals: [...globals].map(word => word >>> 0) }
  return new EvidenceSave(definition, { ...save, blocks: new Map(save.blocks).set('01', script) })
}

describe.skipIf(!isWhole)('what changes with missions', () => {
  it('holds in all saves', () => {
    const broken = rows.flatMap(row =>
      saves
        .filter(save => !holdsIn(realSource, save, row))
        .map(({ name }) => `${row.missions}: ${row.subject} in ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('fails for a variable that a mission sets, where it was passed without it', () => {
    const set = rows.filter(({ kind, timing }) => kind === 'variable' && timing === 'mission')
    const unnoticed = set.filter(row => {
      const save = saves.find(one => isPassed(realSource, one, row))
      if (save === undefined) return true
      return holdsIn(realSource, withVariable(save, row, row.afterMost + 1), row)
    })
    expect(unnoticed).toEqual([])
  })

  it('fails for a variable that changes before the mission', () => {
    const unnoticed = rows.filter(row => {
      const save = saves.find(one => !isPassed(realSource, one, row))
      if (row.kind !== 'variable' || save === undefined) return false
      return holdsIn(realSource, withVariable(save, row, row.before - 3), row)
    })
    expect(unnoticed).toEqual([])
  })

  it('lists in how many saves the mission was passed', () => {
    const totals = new Set(rows.map(({ savesBefore, savesAfter }) => savesBefore + savesAfter))
    expect(totals.size).toBe(1)
    const [counted = 0] = totals
    for (const row of rows) {
      const after = saves.filter(save => isPassed(realSource, save, row)).length
      expectCounted(after, row.savesAfter, saves.length - counted, `${row.missions}: ${row.subject}`)
    }
  })
})
