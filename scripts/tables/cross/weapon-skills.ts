import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { nearest } from '../../csv/nearest.ts'
import { statistics } from '../blocks/16-statistics.ts'
import { weapons } from '../weapons.ts'

/** The skill offset of a weapon is the offset of a weapon skill in block 16. */
export const weaponSkills: CrossCheck = source => {
  const skills = statistics.rows(source).filter(({ name }) => name.startsWith('Weapon skill'))
  const offsets = skills.map(({ offsetHex }) => offsetHex)
  if (offsets.length === 0 || statistics.problems(source).length > 0) return []
  return weapons.read(source).soundRows.flatMap(row => {
    const { skillOffsetHex } = row.values
    if (skillOffsetHex === null || offsets.includes(skillOffsetHex)) return []
    const close = nearest(skillOffsetHex, offsets) ?? offsets[0]
    const fault = { rule: 'is not the offset of a weapon skill in data-csv/blocks/16-statistics.csv' }
    return [
      problemAt(row, 'skillOffsetHex', { ...fault, allowed: offsets.join(', '), fix: `write ${close}` }),
    ]
  })
}
