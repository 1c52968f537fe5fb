import { describe, expect, it } from 'vitest'
import { formatStored } from '#shared/number.ts'
import { missions } from '../../../src/generated/blocks/01-missions.ts'
import { variableBits } from '../../../src/generated/blocks/01-variable-bits.ts'
import { respawnPoints } from '../../../src/generated/blocks/08-respawn-points.ts'
import { mapSections } from '../../../src/generated/blocks/21-map-sections.ts'
import { textOf } from '../../../src/generated/gtasa-save/index.js'
import { mapZones } from '../../../src/generated/map/zones.ts'
import { weapons } from '../../../src/generated/weapons.ts'
import { columnOf, opened } from './opened-saves.ts'

describe.runIf(opened.length > 0)('the column of an opened save, in tables of blocks', () => {
  it('finds the respawn points of the table, and the extra ones once they are set', () => {
    for (const save of opened) {
      const { read, pathOf } = columnOf(save, 'blocks/08-respawn-points')
      for (const { kind, ...point } of respawnPoints) {
        const isExtra = kind.startsWith('extra')
        expect(isExtra ? ['the same', 'not set'] : ['the same']).toContain(read({ kind, ...point }))
        const [one, list] = kind.endsWith('hospital') ? ['hospital', 'hospitals'] : ['police', 'police']
        const field = isExtra ? `extra_${one}` : `${list}[${point.index}]`
        expect(pathOf({ kind, ...point })).toBe(`block08.${field}.position.x`)
      }
    }
  })

  it('has the gang densities of each zone of the map, by the label of the zone', () => {
    for (const save of opened) {
      const { read, pathOf } = columnOf(save, 'map/zones')
      const { zones } = save.save.blocks.zones
      const labels = zones.map(({ label }) => textOf(label))
      const known = mapZones.filter(({ zone }) => labels.includes(zone.toUpperCase()))
      expect(known.length).toBeGreaterThanOrEqual(mapZones.length - 1) // of one, flying far out spoils the label
      for (const row of known) {
        const own = zones[labels.indexOf(row.zone.toUpperCase())]
        expect(textOf(own?.textKey ?? '')).toBe(row.textKey)
        expect(pathOf(row)).toBe(`block10.zone_infos[${own?.infoIndex}].gang_strength[0]`)
        expect(read(row)).toMatch(/^(no gangs|\w[\w ]+: density \d+(, \w[\w ]+: density \d+)*)$/)
      }
    }
  })

  it('has at most one next mission of each strand, after those that are done', () => {
    const strands = new Set(missions.map(({ variable }) => variable))
    for (const save of opened)
      for (const strand of strands) {
        const rows = missions.filter(({ variable }) => variable === strand)
        const states = rows.map(columnOf(save, 'blocks/01-missions').read)
        if (strand === null) expect(states).toEqual([null, null])
        else expect(states.join()).toMatch(/^(done,?)*(next,?)?(not done,?)*$/)
      }
  })

  it('has as many girlfriends by their bits as by the statistic', () => {
    const girlfriends = variableBits.filter(({ variable, bit }) => variable === 'gf_status_bits' && bit <= 5)
    expect(girlfriends).toHaveLength(6)
    for (const save of opened) {
      const { read } = columnOf(save, 'blocks/01-variable-bits')
      const isSet = girlfriends.filter(row => read(row) === 'set')
      expect(isSet, save.file).toHaveLength(save.statistic(184) ?? Number.NaN)
    }
  })

  it('counts the elements of an array in which a bit is set', () => {
    const rows = variableBits.filter(({ variable }) => variable === 'gf_schedule')
    expect(rows).not.toEqual([])
    for (const value of opened.flatMap(save => rows.map(columnOf(save, 'blocks/01-variable-bits').read)))
      expect(value).toMatch(/^set in [0-6] of 6$/)
  })

  it('leads to the byte of a map section and to the statistic of a weapon skill', () => {
    for (const save of opened) {
      const { pathOf } = columnOf(save, 'blocks/21-map-sections')
      for (const section of mapSections) expect(pathOf(section)).toBe(`block21.kept_loaded[${section.index}]`)
      const { fieldOf } = columnOf(save, 'weapons')
      for (const weapon of weapons) {
        const { statistic } = weapon
        const skill = statistic === null ? null : save.statistic(statistic)
        expect(fieldOf(weapon)?.text ?? null).toBe(skill === null ? null : formatStored(skill))
      }
    }
  })
})
