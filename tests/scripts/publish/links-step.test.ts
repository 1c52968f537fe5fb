import { describe, expect, it } from 'vitest'
import { storingFields } from '../../../scripts/format/uses.ts'
import { carOffsets, findLinks, linkedTables, tableOf } from '../../../scripts/publish/links-step.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { weapons } from '../../../scripts/tables/weapons.ts'
import { definition } from '../format/support.ts'
import { realSource } from '../support/sources.ts'

const { found } = findLinks(tables, realSource)

/** Titles that a row links to under a term, in either direction. */
function leadsTo(table: string, key: string, term: string): readonly string[] {
  return found.flatMap(({ link, from, to }) => {
    if (from.table === table && from.key === key && link.term === term) return [to.title]
    return to.table === table && to.key === key && link.back === term ? [from.title] : []
  })
}

describe('links between rows', () => {
  it('are found under each term that a table declares', () => {
    const terms = new Set(found.map(({ link }) => link))
    const declared = tables.flatMap(({ links = [] }) => links)
    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter(link => !terms.has(link)).map(({ term }) => term)).toEqual([])
  })

  it('connect a weapon with its skill and pickup, in both directions', () => {
    expect(leadsTo('weapons', '5-1F', 'Skill statistic')).toEqual(['78 Weapon skill: M4'])
    expect(leadsTo('weapons', '5-1F', 'Pickup model')).toEqual(['356 M4'])
    expect(leadsTo('pickups', '356', 'Weapon')).toEqual(['M4'])
    expect(leadsTo('blocks/16-statistics', '75', 'Skill of')).toEqual(['Micro SMG', 'Tec-9'])
  })

  it('are reported with row and table if the target is missing', () => {
    const twin = { term: 'Twin', back: 'Twin of', to: weapons }
    const lost = weapons.linked({ ...twin, keysOf: ({ name }) => [name === 'M4' ? 'M5' : null] })
    const [problem, ...others] = findLinks([lost], realSource).problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: 'data-csv/weapons.csv', cell: 'M5', columnName: 'Twin' })
  })
})

describe('the fields that store a key', () => {
  const fields = storingFields(definition, tableOf)
  const pathsOf = (table: string) => fields.get(table)?.map(({ path }) => path)

  it('are those whose values or positions are in the table', () => {
    expect(pathsOf('weapons')).toEqual([
      'block02.players[all].weapons[all].weapon',
      'block11.gangs[all].weapons',
    ])
    expect(pathsOf('radar-icons')).toEqual(['block09.blips[all].icon'])
    expect(pathsOf('vehicle-colours')).toHaveLength(6)
    expect(pathsOf('blocks/10-gangs')).toContain('block10.zone_infos[all].gang_strength')
  })

  it('belong to tables that show them', () => {
    const shown = linkedTables.map(({ name }) => name)
    const known = [...fields.keys()].filter(table =>
      shown.some(name => name === table || name.endsWith(`/${table}`)),
    )
    expect(known.length).toBeGreaterThan(7)
  })
})

it('the offsets of rows are the four stored cars, for a garage and for its record in the save', () => {
  const carsOf = (table: string, key: string) =>
    carOffsets(realSource)
      .filter(link => link.table === table && link.key === key)
      .map(({ to }) => to.title)
  const cars = ['03:0027', '03:0527', '03:0A27', '03:0F27']
  expect(carsOf('garages', '16')).toEqual(cars)
  expect(carsOf('blocks/03-garages', '9')).toEqual(cars)
})
