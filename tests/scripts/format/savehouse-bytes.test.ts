import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { Groups } from '#shared/collections.ts'
import { parseHex } from '#shared/hex.ts'
import type { SavehouseBytes } from '#shared/savehouse-types.ts'
import type { Value } from '../../../scripts/format/codec/value.ts'
import type { SaveAccess } from '../../../scripts/format/recipes/apply-recipe.ts'
import {
  doorListMove,
  savehouseBytes,
  savehouseStep,
} from '../../../scripts/format/savehouses/savehouse-step.ts'
import { savehouseMoves } from '../../../scripts/format/savehouses/savehouse-writes.ts'
import { syntheticSave } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { savePlaces } from '../../../scripts/tables/save-places.ts'
import { savehouseVariables } from '../../../scripts/tables/savehouse-variables.ts'
import { savehouses } from '../../../scripts/tables/savehouses.ts'
import { naturalSaves, realSaves } from '../../support/real-saves.ts'
import { csvText, realSource, sourceWith } from '../support/sources.ts'
import { accessTo, unlessLost } from './apply-recipe.ts'
import { codec, decoded, definition, isReferenceSet, startOf } from './support.ts'

const houses = new Map(savehouses.rows(realSource).map(house => [house.house, house]))
const rows = savePlaces.rows(realSource)
const moves = savehouseMoves(realSource)
const cards = savehouseBytes(definition, moves)
const move = doorListMove(definition)

const variant = { name: 'inside', seed: 11, counts: {}, fields: {} }
const outside = { ...variant, name: 'outside', counts: { '25': { stack_depth: 0 } } }
const synthetic = [variant, outside].map(each => ({ name: each.name, bytes: syntheticSave(codec, each) }))
const real = isReferenceSet ? realSaves.filter(({ name }) => name.startsWith('65f3e583')) : []
const saves = [...synthetic, ...real.slice(1, 3)]
/**
 * One made outdoors, one of many doors to a house, the house with the locked door, the house without interior
 * light.
 */
const tried = cards.filter(({ savePlace }) => [0, 11, 12, 30].includes(savePlace))

/** Follows a card as a user does: first the door bytes to insert or remove, then the bytes to write. */
function follow(save: Uint8Array, { writes }: SavehouseBytes, isInside: boolean): Uint8Array {
  const bytes = [...save]
  const door = startOf(save, move.block) + parseHex(move.offsetHex)
  const end = startOf(save, move.endBlock) + parseHex(move.endHex)
  const wasInside = decoded(save).blocks[25]?.value.stack_depth !== 0
  if (isInside && !wasInside) {
    bytes.splice(end, move.size)
    bytes.splice(door, 0, ...new Array(move.size).fill(0xee))
  }
  if (!isInside && wasInside) {
    bytes.splice(end, 0, ...new Array(move.size).fill(0))
    bytes.splice(door, move.size)
  }
  for (const { block, offsetHex, bytes: hex } of writes)
    for (const [index, byte] of hex.split(' ').entries())
      bytes[startOf(save, block) + parseHex(offsetHex) + index] = parseHex(byte)
  return Uint8Array.from(bytes)
}

/** In game units: a player saves within two of the save disk, and the camera looks at him from anywhere near. */
const farthest = { players: 2, camera: 15 }

/** Whether a value is the same in two saves of a house, or a position near it. */
function isNear(path: string, one: Value, other: Value): boolean {
  if (!path.includes('position')) return one === other
  const tolerance = path.includes('camera') ? farthest.camera : farthest.players
  return Math.abs(Number(one) - Number(other)) < tolerance
}

/** Where a save was made; null for another game script, or one made far from savehouses. */
function savePlaceOf({ read }: SaveAccess) {
  const door = read('block25.stack_depth') === 1 ? read('block25.stack[0]') : null
  const number = unlessLost(() => read('block01.globals[save_house_number]'))
  const house = houses.get(Number(number ?? Number.NaN))
  if (house?.heaven !== read('block00.interior')) return null
  return rows.find(row => row.location === door && row.house === house?.house) ?? null
}

describe('the bytes of a savehouse', () => {
  it('exist for every save place', () => {
    expect(cards.map(({ savePlace }) => savePlace)).toEqual(rows.map(({ id }) => id))
  })

  it('contain the float of the table, and the byte that lets the player out of house 1', () => {
    const [maddDogg] = cards.filter(({ savePlace }) => savePlace === 12)
    const lines = maddDogg?.writes.map(({ block, offsetHex, bytes }) => `${block}:${offsetHex} = ${bytes}`)
    expect(lines).toContain('00:0070 = 59 F2 9D 44')
    expect(lines).toContain('25:053C = 04 60')
    expect(lines).toContain('25:0004 = 30 00')
  })

  it('include all offsets in the table of variables', () => {
    const known = savehouseVariables.rows(realSource).filter(({ block }) => block !== '27')
    const addresses = known.flatMap(({ block, addressHex }) => (addressHex ? [`${block}:${addressHex}`] : []))
    for (const { savePlace, writes } of cards) {
      const house = houses.get(rows.find(({ id }) => id === savePlace)?.house ?? -1)
      const isOutside = house?.heaven === 0
      const wanted = addresses.filter(address => !isOutside || address !== '25:0004')
      const own = house?.teleportHex ? [`25:${house.teleportHex}`] : []
      const written = writes.map(({ block, offsetHex }) => `${block}:${offsetHex}`)
      expect(written).toEqual(expect.arrayContaining([...wanted, ...own]))
    }
    expect(`${move.endBlock}:${move.endHex}`).toBe('27:008C')
  })

  it.each(saves)('move a save to each house ($name)', ({ bytes }) => {
    const before = decoded(bytes).blocks
    for (const card of tried) {
      const { house: number = -1, location = null } = rows.find(({ id }) => id === card.savePlace) ?? {}
      const { heaven: interior, interiorLight } = houses.get(number) ?? {}
      const moved = follow(bytes, card, location !== null)
      const { blocks, errors } = decoded(moved)
      expect(errors).toEqual([])
      expect(moved.length).toBe(bytes.length)
      const light = interiorLight ? 1 : 0
      expect(blocks[0]?.value).toMatchObject({
        interior,
        extra_colour_on: light,
        extra_colour_blend: light,
      })
      expect(blocks[2]?.value).toMatchObject({ players: [{ interior, entry_exit: location ?? -1 }] })
      expect(blocks[25]?.value).toMatchObject({ stack: location === null ? [] : [location] })
      const changed = blocks.flatMap(({ block, value }, index) =>
        isDeepStrictEqual(value, before[index]?.value) ? [] : block.number,
      )
      expect(['00', '01', '02', '10', '25']).toEqual(expect.arrayContaining(changed))
    }
  })

  it.skipIf(naturalSaves.length === 0)('agree with a real save of that house in every value', () => {
    const located = naturalSaves.map(({ bytes }) => {
      const access = accessTo(bytes)
      return { bytes, access, savePlace: savePlaceOf(access) }
    })
    const differing = new Groups<number, readonly string[]>()
    for (const { access, savePlace } of located) {
      const { writes } = moves.find(one => one.savePlace === savePlace?.id) ?? { writes: [] }
      const card = cards.find(one => one.savePlace === savePlace?.id)
      const other = located.find(save => save.savePlace !== null && save.savePlace.house !== savePlace?.house)
      if (savePlace === null || card === undefined || other === undefined) continue
      if (differing.of(savePlace.id).some(paths => paths.length === 0)) continue
      const moved = accessTo(follow(other.bytes, card, savePlace.location !== null))
      const others = writes.filter(({ path }) => !isNear(path, moved.read(path), access.read(path)))
      differing.put(
        savePlace.id,
        others.map(({ path }) => path),
      )
    }
    expect(differing.size).toBeGreaterThan(0)
    for (const [savePlace, found] of differing) expect(found, `save place ${savePlace}`).toContainEqual([])
    const shown = rows.filter(({ id }) => differing.of(id).length > 0).map(({ house }) => house)
    for (const { house, evidence } of houses.values())
      expect(evidence === 'verified', `house ${house}`).toBe(shown.includes(house))
  })

  it('are reported, without stopping the build, if the format has lost a name', () => {
    const file = 'data-csv/variables.csv'
    const text = csvText(realSource.csv(file)).replaceAll('save_house_number', 'home')
    const source = sourceWith({ [file]: text })
    const { problems = [], modules = [] } = savehouseStep({ root: process.cwd(), source })
    expect(modules).toEqual([])
    expect(problems.map(({ rule }) => rule).join()).toContain('save_house_number')
  })
})
