import { describe, expect, it } from 'vitest'
import { holdsIn, isPassed } from '../../../scripts/format/variable-evidence/mission-changes.ts'
import { missionChanges } from '../../../scripts/tables/mission-changes.ts'
import { realSource } from '../support/sources.ts'
import { announceMissingEvidenceSaves, evidenceSaves, hasEvidenceSaves } from './evidence-saves.ts'

announceMissingEvidenceSaves('what changes with missions')

const rows = missionChanges.rows(realSource)
const { saves } = evidenceSaves

describe.skipIf(!hasEvidenceSaves)('what changes with missions', () => {
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
      const index = row.variableIndex ?? -1
      const save = saves.find(one => isPassed(realSource, one, row))
      if (save === undefined) return true
      const faulty = { ...save, integers: save.integers.with(index, row.afterMost + 1) }
      return holdsIn(realSource, faulty, row)
    })
    expect(unnoticed).toEqual([])
  })

  it('fails for a variable that changes before the mission', () => {
    const unnoticed = rows.filter(row => {
      const save = saves.find(one => !isPassed(realSource, one, row))
      if (row.kind !== 'variable' || save === undefined) return false
      const faulty = { ...save, integers: save.integers.with(row.variableIndex ?? -1, row.before - 3) }
      return holdsIn(realSource, faulty, row)
    })
    expect(unnoticed).toEqual([])
  })

  it('lists in how many saves the mission was passed', () => {
    const wrong = rows.filter(row => {
      const after = saves.filter(save => isPassed(realSource, save, row)).length
      return row.savesAfter !== after || row.savesBefore !== saves.length - after
    })
    expect(wrong.map(({ missions, kind, subject }) => `${missions}: ${kind} ${subject}`)).toEqual([])
  })
})
