import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import type { StructValue, Value } from '../../../scripts/format/codec/value.ts'
import { savedGarages } from '../../../scripts/tables/blocks/03-garages.ts'
import { restartPlaces } from '../../../scripts/tables/blocks/08-restart-places.ts'
import { policeTraps } from '../../../scripts/tables/blocks/17-police-traps.ts'
import { stuntJumps } from '../../../scripts/tables/blocks/24-jumps.ts'
import { garageBox } from '../../../scripts/tables/garage-box.ts'
import { realSource } from '../support/sources.ts'
import { announceMissingSaves, codec, realSaves } from './support.ts'

announceMissingSaves('game data in real saves')

const isStruct = (value: Value | undefined): value is StructValue =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)

const structs = (value: Value | undefined) => (Array.isArray(value) ? value.filter(isStruct) : [])

/** A number inside nested structs, e.g. `position`, `x`. */
function numberAt(value: Value | undefined, ...path: readonly string[]): number {
  const found = path.reduce<Value | undefined>(
    (inner, name) => (isStruct(inner) ? inner[name] : undefined),
    value,
  )
  return Number(found)
}

/** The same to three decimals. */
const at = (value: Value | undefined, ...path: readonly string[]) =>
  Number(numberAt(value, ...path).toFixed(3)) + 0

const corner = (value: StructValue, name: string) => ['x', 'y', 'z'].map(axis => at(value, name, axis))

/** Saves of the unchanged game: the one with another script has 12 garages. */
const saves = realSaves
  .map(({ name, bytes }) => ({
    name,
    blocks: Object.fromEntries(decodeSave(codec, bytes).blocks.map(block => [block.number, block.value])),
  }))
  .filter(({ blocks }) => blocks['03']?.garage_count === 50)

describe.skipIf(realSaves.length === 0)('the tables of game data', () => {
  it.each(saves)('are those of $name: garages', ({ blocks }) => {
    const found = structs(blocks['03']?.garages).map(garage => [
      String(garage.name).replace(/\0.*/s, ''),
      garage.original_type,
      ...['x', 'y', 'z'].map(axis => Number(numberAt(garage, 'position', axis).toPrecision(6))),
      at(garage, 'top_z'),
      ...[at(garage, 'width'), at(garage, 'depth')],
    ])
    expect(
      savedGarages
        .rows(realSource)
        .map(({ name, type, x, y, z, topZ, width, depth }) => [name, type, x, y, z, topZ, width, depth]),
    ).toEqual(found)
  })

  it.each(saves)('are those of $name: the box of a garage follows from corner and sides', ({ blocks }) => {
    for (const [index, garage] of structs(blocks['03']?.garages).entries()) {
      const row = savedGarages.rows(realSource)[index]
      expect(Math.abs((row?.minX ?? 0) - at(garage, 'min_x'))).toBeLessThan(0.02)
      expect(Math.abs((row?.maxY ?? 0) - at(garage, 'max_y'))).toBeLessThan(0.02)
    }
  })

  it.each(saves)('are those of $name: hospitals and police stations', ({ blocks }) => {
    const places = (name: string) =>
      structs(blocks['08']?.[name]).map(place => [
        ...corner(place, 'position'),
        at(place, 'heading'),
        place.town_unlocked,
      ])
    const rows = restartPlaces.rows(realSource).filter(({ townsUnlocked }) => townsUnlocked !== null)
    expect(rows.map(({ x, y, z, heading, townsUnlocked }) => [x, y, z, heading, townsUnlocked])).toEqual([
      ...places('hospitals'),
      ...places('police'),
    ])
  })

  it.each(saves)('are those of $name: police traps', ({ blocks }) => {
    const quarter = (trap: StructValue, name: string) => ['x', 'y'].map(axis => at(trap, name, axis) / 4)
    const found = structs(blocks['17']?.set_pieces)
      .slice(0, Number(blocks['17']?.used_count))
      .map(trap => [
        trap.type,
        ...['area_min', 'area_max', 'spawn_1', 'target_2'].flatMap(name => quarter(trap, name)),
      ])
    const rows = policeTraps
      .rows(realSource)
      .map(row => [
        ...[row.type, row.minX, row.minY, row.maxX, row.maxY],
        ...[row.start1X, row.start1Y, row.target2X, row.target2Y],
      ])
    expect(rows).toEqual(found)
  })

  it.each(saves)('are those of $name: stunt jumps, in the same order, begun at another one', ({ blocks }) => {
    const found = structs(blocks['24']?.jumps).map(jump =>
      [...corner(jump, 'start_min'), ...corner(jump, 'camera')].join(),
    )
    const rows = stuntJumps
      .rows(realSource)
      .map(row => [row.startMinX, row.startMinY, row.startMinZ, row.cameraX, row.cameraY, row.cameraZ].join())
    const first = rows.indexOf(found[0] ?? '')
    expect(first).toBeGreaterThanOrEqual(0)
    expect([...rows.slice(first), ...rows.slice(0, first)]).toEqual(found)
  })
})

describe('the box around a garage', () => {
  it('of turned sides reaches from the least to the greatest corner', () => {
    const side = Math.SQRT1_2
    const turned = { x: 10, y: 20, sideAX: side, sideAY: side, sideBX: -side, sideBY: side }
    expect(garageBox({ ...turned, width: 10, depth: 4 })).toEqual({
      minX: 7.17,
      maxX: 17.07,
      minY: 20,
      maxY: 29.9,
    })
  })
})
