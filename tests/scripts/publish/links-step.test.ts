import { describe, expect, it } from 'vitest'
import { findLinks } from '../../../scripts/publish/links-step.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { weapons } from '../../../scripts/tables/weapons.ts'
import { rowLinks } from '../../../src/generated/row-links.ts'
import { realSource } from '../support/sources.ts'

/** The titles that the card of a row links to, by term. */
const linksOf = (table: string, key: string) =>
  Object.fromEntries(
    (rowLinks[table]?.rows[key] ?? []).map(([term, links]) => [term, links.map(([title]) => title)]),
  )

describe('links between rows', () => {
  it('are found under each term that a table declares', () => {
    const terms = new Set(findLinks(tables, realSource).found.map(({ link }) => link))
    const declared = tables.flatMap(({ links = [] }) => links)
    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter(link => !terms.has(link)).map(({ term }) => term)).toEqual([])
  })

  it('connect a weapon with its skill and pickup, in both directions', () => {
    const ofWeapon = { 'Skill statistic': ['78 Weapon skill: M4'], 'Pickup model': ['356 M4'] }
    expect(linksOf('weapons', '5-1F')).toMatchObject(ofWeapon)
    expect(linksOf('pickups', '356')).toMatchObject({ Weapon: ['M4'] })
    expect(linksOf('blocks/16-statistics', '75')).toMatchObject({ 'Skill of': ['Micro SMG', 'Tec-9'] })
  })

  it('connect a point of the 100% checklist with the recipe that completes it', () => {
    const recipeOf = (point: string) => linksOf('checklist', point).Recipe
    expect(recipeOf('140')).toEqual(['Complete the courier job in San Fierro'])
    expect(recipeOf('145')).toEqual(['Win the shooting range challenge']) // a statistic
    expect(recipeOf('152')).toEqual(['Spray all 100 tags']) // the reward follows
    expect(recipeOf('55')).toBeUndefined() // a recipe sets its counter back
    expect(rowLinks.recipes?.rows).toEqual({})
  })

  it('are reported with row and table if the target is missing', () => {
    const twin = { term: 'Twin', back: 'Twin of', to: weapons }
    const lost = weapons.linked({ ...twin, keysOf: ({ name }) => [name === 'M4' ? 'M5' : null] })
    const missing = { file: 'data-csv/weapons.csv', cell: 'M5', columnName: 'Twin' }
    expect(findLinks([lost], realSource).problems).toMatchObject([missing])
  })
})

it('a table links to the fields that store its values or positions', () => {
  const pathsOf = (table: string) => rowLinks[table]?.storedIn.map(([path]) => path)
  const weaponPaths = ['block02.players[all].weapons[all].weapon', 'block11.gangs[all].weapons']
  expect(pathsOf('weapons')).toEqual(weaponPaths)
  expect(pathsOf('radar-icons')).toEqual(['block09.blips[all].icon'])
  expect(pathsOf('vehicle-colours')).toHaveLength(6)
  expect(pathsOf('blocks/10-gangs')).toContain('block10.zone_infos[all].gang_strength')
})

it('a garage and its record in the save link to the offsets of the four stored cars', () => {
  const cars = { 'Stored cars': ['03:0027', '03:0527', '03:0A27', '03:0F27'] }
  expect(linksOf('garages', '16')).toMatchObject(cars)
  expect(linksOf('blocks/03-garages', '9')).toMatchObject(cars)
})
