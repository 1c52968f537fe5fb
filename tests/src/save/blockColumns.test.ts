import { describe, expect, it } from 'vitest'
import { shortestFloat } from '#shared/float.ts'
import { missions } from '../../../src/generated/blocks/01-missions.ts'
import { variableBits } from '../../../src/generated/blocks/01-variable-bits.ts'
import { respawnPoints } from '../../../src/generated/blocks/08-respawn-points.ts'
import { mapSections } from '../../../src/generated/blocks/21-map-sections.ts'
import { weapons } from '../../../src/generated/weapons.ts'
import { required } from '../../support/required.ts'
import { columnOf, opened, pathOf } from './opened-saves.ts'

describe.runIf(opened.length > 0)('the column of an opened save, in tables of blocks', () => {
  it('finds the respawn points of the table, and the extra ones once they are set', () => {
    for (const save of opened)
      for (const point of respawnPoints) {
        const isExtra = point.kind.startsWith('extra')
        const value = columnOf(save, 'blocks/08-respawn-points').read(point)
        const path = pathOf(save, 'blocks/08-respawn-points', point)
        expect(isExtra ? ['the same', 'not set'] : ['the same']).toContain(value)
        const list = point.kind.endsWith('hospital') ? 'hospital' : 'police'
        expect(path).toBe(
          isExtra
            ? `block08.extra_${list}.position.x`
            : `block08.${list === 'hospital' ? 'hospitals' : list}[${point.index}].position.x`,
        )
      }
  })

  it('has at most one next mission of each strand, after those that are done', () => {
    const strands = new Set(missions.map(({ variable }) => variable))
    for (const save of opened)
      for (const strand of strands) {
        const rows = missions.filter(({ variable }) => variable === strand)
        const states = rows.map(row => columnOf(save, 'blocks/01-missions').read(row))
        if (strand === null) expect(states).toEqual([null, null])
        else expect(states.join()).toMatch(/^(done,?)*(next,?)?(not done,?)*$/)
      }
  })

  it('has as many girlfriends by their bits as by the statistic', () => {
    const girlfriends = variableBits.filter(({ variable, bit }) => variable === 'gf_status_bits' && bit <= 5)
    expect(girlfriends).toHaveLength(6)
    for (const save of opened) {
      const column = columnOf(save, 'blocks/01-variable-bits')
      const count = girlfriends.filter(row => column.read(row) === 'set').length
      expect([save.file, count]).toEqual([save.file, save.statistic(184)])
    }
  })

  it('counts the elements of an array in which a bit is set', () => {
    const row = required(
      variableBits.find(({ variable }) => variable === 'gf_schedule'),
      'bit of gf_schedule',
    )
    const values = opened.map(save => columnOf(save, 'blocks/01-variable-bits').read(row))
    for (const value of values) expect(value).toMatch(/^set in [0-6] of 6$/)
  })

  it('leads to the byte of a map section and to the statistic of a weapon skill', () => {
    for (const save of opened) {
      for (const section of mapSections)
        expect(pathOf(save, 'blocks/21-map-sections', section)).toBe(`block21.kept_loaded[${section.index}]`)
      for (const weapon of weapons) {
        const offset = columnOf(save, 'weapons').offsets?.[0]?.of(weapon) ?? null
        const found = offset === null ? null : save.at(offset)
        const { statistic } = weapon
        expect(found?.part === 'field' ? shortestFloat(Number(found.value)) : null).toBe(
          statistic === null ? null : save.statistic(statistic),
        )
      }
    }
  })
})
