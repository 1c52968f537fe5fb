import { describe, expect, it } from 'vitest'
import { isStruct } from '../../../scripts/format/codec/value.ts'
import type { VariableSave } from '../../../scripts/format/variable-evidence/variable-save.ts'
import { missionChanges } from '../../../scripts/tables/variables/mission-changes.ts'
import { newSaves } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'
import { announceMissingEvidenceSaves, evidenceSaves, hasEvidenceSaves } from './evidence-saves.ts'

announceMissingEvidenceSaves('what changes with missions')

const rows = missionChanges.rows(realSource)
const saves = evidenceSaves.saves.filter(({ name }) => newSaves.every(save => save.name !== name))
type Row = (typeof rows)[number]

const structs = ({ blocks }: VariableSave, number: string, list: string) => {
  const things = blocks.get(number)?.[list]
  return Array.isArray(things) ? things.filter(isStruct) : []
}

const threads = (save: VariableSave) =>
  structs(save, '01', 'scripts').map(({ name }) => String(name).replace(/\0.*/s, '').trim())

const blips = (save: VariableSave) =>
  structs(save, '09', 'blips').flatMap(({ icon, position }) => {
    if (icon === 0 || position === undefined || !isStruct(position)) return []
    const hex = Number(icon).toString(16).toUpperCase().padStart(2, '0')
    return [`${hex} ${Math.round(Number(position.x))} ${Math.round(Number(position.y))}`]
  })

/** A value of a save in the words of the table. */
function valueIn(save: VariableSave, { kind, subject, variableIndex }: Row): string | number {
  if (kind === 'variable') return save.integers[variableIndex ?? -1] ?? Number.NaN
  if (kind === 'statistic') return save.statistic(Number(subject))
  if (kind === 'thread') return threads(save).includes(subject) ? 'running' : 'not running'
  return blips(save).includes(subject) ? 'present' : 'absent'
}

function isAmong(value: string | number, words: string): boolean {
  const [, least, most] = /^from (\S+) to (\S+)$/.exec(words) ?? []
  if (typeof value === 'string') return value === words
  // Statistics are given with one decimal.
  if (least === undefined) return Math.abs(value - Number(words.replace('only ', ''))) <= 0.05
  return value >= Number(least) - 0.05 && value <= Number(most) + 0.05
}

describe.skipIf(!hasEvidenceSaves)('what changes with missions', () => {
  it('has its value of before in as many saves as stated, and its values of after in all others', () => {
    const wrong = rows.filter(row => {
      const values = saves.map(save => valueIn(save, row))
      const before = values.filter(value => isAmong(value, row.before)).length
      const after = values.filter(value => !isAmong(value, row.before) && isAmong(value, row.after)).length
      return before !== row.savesBefore || after !== row.savesAfter
    })
    expect(wrong.map(({ missions, kind, subject }) => `${missions}: ${kind} ${subject}`)).toEqual([])
  })

  it('changes in the same saves for all that is listed with the same missions', () => {
    const sets = new Map<string, Set<string>>()
    for (const row of rows) {
      const changed = saves.map(save => (isAmong(valueIn(save, row), row.before) ? '0' : '1'))
      sets.set(row.missions, (sets.get(row.missions) ?? new Set<string>()).add(changed.join('')))
    }
    expect([...sets].filter(([, patterns]) => patterns.size > 1).map(([missions]) => missions)).toEqual([])
  })
})
