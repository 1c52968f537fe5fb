import { describe, expect, it } from 'vitest'
import { locations } from '../../../scripts/tables/locations.ts'
import { gameMissions } from '../../../scripts/tables/missions.ts'
import { pickups } from '../../../scripts/tables/pickups.ts'
import { resolveVariables } from '../../../scripts/tables/shared/script-variables.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { threads } from '../../../scripts/tables/threads.ts'
import { variableArrays } from '../../../scripts/tables/variable-arrays.ts'
import { weapons } from '../../../scripts/tables/weapons.ts'
import { readRows } from '../../support/csv-rows.ts'
import { realSource } from '../support/sources.ts'

/** What the specification states of whole tables; the tables declare which ids and groups their rows have. */
const rowCounts = readRows<Record<'table' | 'rows', string>>(new URL('row-counts.csv', import.meta.url))

const variables = resolveVariables(realSource)

describe('the tables of the specification', () => {
  it.each(rowCounts)('have a fixed number of rows: $table has $rows', ({ table: wanted, rows }) => {
    const table = tables.find(({ name }) => name === wanted)
    expect(table?.rows(realSource)).toHaveLength(Number(rows))
    expect(table?.hasFixedSize).toBe(true)
  })

  it('do not list the thread buy3', () => {
    expect(threads.rows(realSource).map(({ name }) => name)).not.toContain('buy3')
  })

  it('have skills for the pistols of slot 2', () => {
    const pistols = weapons.rows(realSource).filter(({ slot, id }) => slot === 2 && id > 0)
    expect(pistols.map(({ skillOffsetHex }) => skillOffsetHex)).toEqual(['0114', '0118', '011C'])
  })

  it('have one pickup that crashes the game', () => {
    expect(pickups.rows(realSource).filter(({ note }) => note?.includes('crash'))).toHaveLength(1)
  })

  it('have no data for these locations from 220 on', () => {
    const empty = locations
      .rows(realSource)
      .filter(({ number, description }) => number >= 220 && description === null)
    const ranges = '268-273 275-283 285-293 308-314 316-323 325-334 336-345 357-361 364-368 371-374'.split(
      ' ',
    )
    const listed = ranges.flatMap(range => {
      const [first = 0, last = 0] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    expect(empty.map(({ number }) => number)).toEqual(listed)
  })

  it('have script variables typed, named and verified as far as the facts go', () => {
    expect(variables.filter(({ name }) => name !== null).length).toBeGreaterThan(9800) // more get a name by and by
    expect(variables.filter(({ row }) => row.evidence === 'verified').length).toBeGreaterThanOrEqual(7500)
    expect(variables.filter(({ meaning }) => meaning === '')).toEqual([])
  })

  it('have arrays that all have a name, and elements named after them', () => {
    expect(variableArrays.rows(realSource).filter(({ name }) => name === null)).toHaveLength(0)
    expect([199, 5363, 5364].map(index => variables[index]?.name)).toEqual([
      'school_cones_0',
      'uranus_score_letter1_0_part1',
      'uranus_score_letter1_0_part2',
    ])
  })

  it('start missions as the game does', () => {
    expect(gameMissions.rows(realSource)[16]).toMatchObject({
      title: "Nines and AK's",
      internalName: 'SWEET2',
      startedBy: 'SWEET',
    })
  })
})

describe('the locations', () => {
  const rows = locations.rows(realSource)

  it('that older documentation leaves blank have a kind and a district', () => {
    const blank = rows.filter(({ description }) => description === null)
    // Only the two doors without a marker have no kind.
    expect(blank.filter(({ kind }) => kind === null).map(({ number }) => number)).toEqual([82, 83])
    expect(blank.filter(({ side, district }) => side === 'Outside' && district === null)).toEqual([])
  })

  it('include all doors of Ammu-Nation, outdoors and indoors', () => {
    const doors = rows.filter(({ marker }) => marker?.startsWith('AMMUN'))
    expect(doors).toHaveLength(16)
    expect(new Set(doors.map(({ kind }) => kind))).toEqual(new Set(['Ammu-Nation']))
  })

  it('are in the district that their description names', () => {
    const named = rows.flatMap(({ number, side, description, district }) => {
      const [, name] = /(?:^Savehouse: |, )([A-Z][\w' .-]+?)(?: \(.*)?$/.exec(description ?? '') ?? []
      return side === 'Outside' && name !== undefined ? [{ number, name, district }] : []
    })
    const elsewhere = named.filter(({ name, district }) => !district?.includes(name))
    expect(named.length).toBeGreaterThan(80)
    // 187 is too high for any zone, 197 is just outside the town.
    expect(elsewhere.map(({ number }) => number)).toEqual([187, 197])
  })
})
