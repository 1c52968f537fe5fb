import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseHex } from '#shared/number.ts'
import { writeCsv } from '../../../scripts/csv/csv-file.ts'
import type { Value } from '../../../scripts/format/codec/value.ts'
import type { SaveAccess } from '../../../scripts/format/recipes/apply-recipe.ts'
import {
  doorListMove,
  savehouseBytes,
  savehouseStep,
} from '../../../scripts/format/savehouses/savehouse-step.ts'
import { savehouseMoves } from '../../../scripts/format/savehouses/savehouse-writes.ts'
import { savePlaces } from '../../../scripts/tables/save-places.ts'
import { savehouseVariables } from '../../../scripts/tables/savehouse-variables.ts'
import { savehouses } from '../../../scripts/tables/savehouses.ts'
import { naturalSaves, realSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { syntheticSave } from '../../support/synthetic-saves.ts'
import { realSource, sourceWith } from '../support/sources.ts'
import { accessTo, unlessLost } from './apply-recipe.ts'
import { codec, decoded, definition, isReferenceSet, startOf } from './support.ts'

const houses = new Map(savehouses.rows(realSource).map(house => [house.house, house]))
const rows = savePlaces.rows(realSource)
const moves = savehouseMoves(realSource)
const cards = savehouseBytes(definition, moves)
const move = doorListMove(definition)

/** Each save place with its house, what moves a save to it, and that in bytes. */
const places = rows.map((row, index) => ({
  ...row,
  ...required(moves[index], `move to save place ${row.id}`),
  card: required(cards[index], `bytes of save place ${row.id}`),
  inHouse: required(houses.get(row.house), `house ${row.house}`),
}))
type Place = (typeof places)[number]

const variant = { name: 'indoors', seed: 11, counts: {}, fields: {} }
const outdoors = { ...variant, name: 'outdoors', counts: { '25': { stack_depth: 0 } } }
const synthetic = [variant, outdoors].map(each => ({ name: each.name, bytes: syntheticSave(codec, each) }))
const real = isReferenceSet ? realSaves.filter(({ name }) => name.startsWith('65f3e583')) : []
const saves = [...synthetic, ...real.slice(1, 3)]
/**
 * One made outdoors, one of many doors to a house, the house with the locked door, the house without interior
 * light.
 */
const tried = places.filter(({ savePlace }) => [0, 11, 12, 30].includes(savePlace))

/** Follows a card as a user does: first the door bytes to insert or remove, then the bytes to write. */
function follow(save: Uint8Array, { location, card }: Place): Uint8Array {
  const bytes = [...save]
  const door = startOf(save, move.block) + parseHex(move.offsetHex)
  const end = startOf(save, move.endBlock) + parseHex(move.endHex)
  const isInside = location !== null
  const wasInside = decoded(save).blocks[25]?.value.stack_depth !== 0
  if (isInside && !wasInside) {
    bytes.splice(end, move.size)
    bytes.splice(door, 0, ...Array(move.size).fill(0xee))
  }
  if (!isInside && wasInside) {
    bytes.splice(end, 0, ...Array(move.size).fill(0))
    bytes.splice(door, move.size)
  }
  for (const { block, offsetHex, bytes: hex } of card.writes)
    for (const [index, byte] of hex.split(' ').entries())
      bytes[startOf(save, block) + parseHex(offsetHex) + index] = parseHex(byte)
  return Uint8Array.from(bytes)
}

/** In game units: a player saves within two of the save disk, and the camera looks at him from anywhere near. */
const farthest = { players: 2, camera: 15 }

/** Whether a value is the same in two saves of a house, or a position near it. */
function isNear(path: string, one: Value, other: Value): boolean {
  if (!path.includes('position')) return one === other
  return Math.abs(Number(one) - Number(other)) < farthest[path.includes('camera') ? 'camera' : 'players']
}

/** Where a save was made; undefined for another game script, or one made far from savehouses. */
function placeOf({ read }: SaveAccess): Place | undefined {
  const door = read('block25.stack_depth') === 1 ? read('block25.stack[0]') : null
  const number = unlessLost(() => read('block01.globals[save_house_number]'))
  const interior = read('block00.interior')
  return places.find(
    ({ location, house, inHouse }) => location === door && house === number && inHouse.heaven === interior,
  )
}

describe('the bytes of a savehouse', () => {
  it('exist for every save place', () => {
    expect(cards.map(({ savePlace }) => savePlace)).toEqual(rows.map(({ id }) => id))
  })

  it('contain the float of the table, and the byte that lets the player out of house 1', () => {
    const { card } = required(tried[2], 'save place 12')
    const lines = card.writes.map(({ block, offsetHex, bytes }) => `${block}:${offsetHex} = ${bytes}`)
    const expected = ['00:0070 = 59 F2 9D 44', '25:053C = 04 60', '25:0004 = 30 00']
    expect(lines).toEqual(expect.arrayContaining(expected))
  })

  it('include all offsets in the table of variables', () => {
    const known = savehouseVariables.rows(realSource).filter(({ block }) => block !== '27')
    const addresses = known.flatMap(({ block, addressHex }) => (addressHex ? [`${block}:${addressHex}`] : []))
    for (const { card, inHouse } of places) {
      const wanted = addresses.filter(address => inHouse.heaven !== 0 || address !== '25:0004')
      const own = inHouse.teleportHex ? [`25:${inHouse.teleportHex}`] : []
      const written = card.writes.map(({ block, offsetHex }) => `${block}:${offsetHex}`)
      expect(written).toEqual(expect.arrayContaining([...wanted, ...own]))
    }
    expect(`${move.endBlock}:${move.endHex}`).toBe('27:008C')
  })

  it.each(saves)('move a save to each house ($name)', ({ bytes }) => {
    const before = decoded(bytes).blocks
    for (const place of tried) {
      const moved = follow(bytes, place)
      const { blocks, errors } = decoded(moved)
      expect([errors, moved.length]).toEqual([[], bytes.length])
      const { read } = accessTo(moved)
      for (const { path, value } of place.writes)
        expect([path, read(path)]).toEqual([path, Math.fround(value)])
      const { location, inHouse } = place
      const [interior, light] = [inHouse.heaven, inHouse.interiorLight ? 1 : 0]
      expect(blocks[0]?.value).toMatchObject({ interior, extra_colour_on: light, extra_colour_blend: light })
      expect(blocks[2]?.value).toMatchObject({ players: [{ interior, entry_exit: location ?? -1 }] })
      expect(blocks[25]?.value.stack).toEqual(location === null ? [] : [location])
      const changed = blocks.flatMap(({ block, value }, index) =>
        isDeepStrictEqual(value, before[index]?.value) ? [] : block.number,
      )
      expect(['00', '01', '02', '10', '25']).toEqual(expect.arrayContaining(changed))
    }
  })

  it.skipIf(naturalSaves.length === 0)('agree with a real save of that house in every value', () => {
    const located = naturalSaves.flatMap(({ bytes }) => {
      const access = accessTo(bytes)
      const place = placeOf(access)
      return place === undefined ? [] : [{ bytes, access, place }]
    })
    const differing = new Map<number, readonly string[]>()
    for (const { access, place } of located) {
      const { savePlace, house, writes } = place
      const other = located.find(save => save.place.house !== house)
      if (other === undefined || differing.get(savePlace)?.length === 0) continue
      const moved = accessTo(follow(other.bytes, place))
      const others = writes.filter(({ path }) => !isNear(path, moved.read(path), access.read(path)))
      differing.set(
        savePlace,
        others.map(({ path }) => path),
      )
    }
    expect(differing.size).toBeGreaterThan(0)
    expect([...differing].filter(([, paths]) => paths.length > 0)).toEqual([])
    const shown = places.filter(({ savePlace }) => differing.has(savePlace)).map(({ house }) => house)
    for (const { house, evidence } of houses.values())
      expect(evidence === 'verified', `house ${house}`).toBe(shown.includes(house))
  })

  it('are reported, without stopping the build, if the format has lost a name', () => {
    const file = 'data-csv/variables.csv'
    const text = writeCsv(realSource.csv(file)).replaceAll('save_house_number', 'home')
    const source = sourceWith({ [file]: text })
    const { problems = [], modules = [] } = savehouseStep({ root: process.cwd(), source })
    expect(modules).toEqual([])
    expect(problems.map(({ rule }) => rule).join()).toContain('save_house_number')
  })
})
