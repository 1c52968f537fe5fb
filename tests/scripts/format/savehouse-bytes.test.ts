import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { namedValues } from '../../../scripts/format/codec/named-values.ts'
import type { BlockReading } from '../../../scripts/format/codec/value.ts'
import { doorListMove, savehouseBytes } from '../../../scripts/format/savehouses/savehouse-bytes.ts'
import { savehouseStep } from '../../../scripts/format/savehouses/savehouse-step.ts'
import { syntheticSave } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { savePlaces } from '../../../scripts/tables/save-places.ts'
import { savehouseVariables } from '../../../scripts/tables/savehouse-variables.ts'
import { savehouses } from '../../../scripts/tables/savehouses.ts'
import { parseHex } from '../../../src/shared/hex.ts'
import type { SavehouseBytes } from '../../../src/shared/savehouse-types.ts'
import { realSaves } from '../../support/real-saves.ts'
import { realSource, sourceWithFiles } from '../support/sources.ts'
import { codec, decoded, definition, isReferenceSet } from './support.ts'

const houses = new Map(savehouses.rows(realSource).map(house => [house.house, house]))
const places = savePlaces.rows(realSource)
const cards = savehouseBytes(definition, [...houses.values()], places)
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
  const { blocks } = decoded(save)
  const start = (block: string) => blocks.find(({ number }) => number === block)?.start ?? Number.NaN
  const bytes = [...save]
  const door = start(move.block) + parseHex(move.offsetHex)
  const end = start(move.endBlock) + parseHex(move.endHex)
  const wasInside = blocks.find(({ number }) => number === '25')?.value.stack_depth !== 0
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
      bytes[start(block) + parseHex(offsetHex) + index] = parseHex(byte)
  return Uint8Array.from(bytes)
}

/** The blocks that no card changes, byte by byte. */
function untouched(save: Uint8Array, blocks: readonly BlockReading[]): readonly string[] {
  return blocks
    .filter(({ number }) => !['00', '01', '02', '25'].includes(number))
    .map(({ start, size }) => Buffer.from(save.subarray(start, start + size)).toString('latin1'))
}

describe('the bytes of a savehouse', () => {
  it('exist for every save place', () => {
    expect(cards.map(({ savePlace }) => savePlace)).toEqual(places.map(({ id }) => id))
  })

  it('contain the float of the table, and the byte that lets the player out of house 1', () => {
    const [maddDogg] = cards.filter(({ savePlace }) => savePlace === 12)
    const lines = maddDogg?.writes.map(({ block, offsetHex, bytes }) => `${block}:${offsetHex} = ${bytes}`)
    expect(lines).toContain('00:0070 = 59 F2 9D 44')
    expect(lines).toContain('25:053D = 60')
    expect(lines).toContain('25:0004 = 30 00')
  })

  it('are at the offsets in the table of variables', () => {
    const known = savehouseVariables.rows(realSource).filter(({ block }) => block !== '27')
    const addresses = known.flatMap(({ block, addressHex }) => (addressHex ? [`${block}:${addressHex}`] : []))
    for (const { savePlace, writes } of cards) {
      const house = houses.get(places.find(({ id }) => id === savePlace)?.house ?? -1)
      const own = [house?.teleportHex, house?.doorFlagsHex && '053D'].flatMap(hex =>
        hex ? [`25:${hex}`] : [],
      )
      const isOutside = house?.heaven === 0
      const agreeing = [
        '01:00B0',
        '01:138C',
        '02:0014',
        '02:0018',
        '02:001C',
        ...(isOutside ? [] : ['01:1390']),
      ]
      const wanted = [
        ...agreeing,
        ...addresses.filter(address => !isOutside || address !== '25:0004'),
        ...own,
      ]
      expect(writes.map(({ block, offsetHex }) => `${block}:${offsetHex}`).sort()).toEqual(wanted.sort())
    }
    expect(`${move.endBlock}:${move.endHex}`).toBe('27:008C')
  })

  it.runIf(isReferenceSet)('name variables that agree in real saves', () => {
    const scripts = definition.blocks.find(({ number }) => number === '01')
    for (const { bytes } of real) {
      const { blocks } = decoded(bytes)
      const values = scripts && namedValues(definition, scripts, 'globals', blocks[1]?.value ?? {})
      const heaven = blocks[0]?.value.interior
      expect(values?.get('current_interior')).toBe(heaven)
      expect(values?.get('interior_thread_now')).toBe(heaven)
    }
  })

  it.each(saves)('move a save to each house ($name)', ({ bytes }) => {
    const before = decoded(bytes).blocks
    for (const card of tried) {
      const savePlace = places.find(({ id }) => id === card.savePlace)
      const house = houses.get(savePlace?.house ?? -1)
      const location = savePlace?.location ?? null
      const moved = follow(bytes, card, location !== null)
      const { blocks, errors } = decodeSave(codec, moved)
      expect(errors).toEqual([])
      expect(moved.length).toBe(bytes.length)
      const value = (number: number) => blocks[number]?.value
      const light = house?.interiorLight ? 1 : 0
      expect(value(0)).toMatchObject({
        interior: house?.heaven,
        extra_colour_on: light,
        extra_colour_blend: light,
      })
      expect(value(2)).toMatchObject({ players: [{ interior: house?.heaven, entry_exit: location ?? -1 }] })
      expect(value(25)).toMatchObject({ stack: location === null ? [] : [location] })
      expect(untouched(moved, blocks)).toEqual(untouched(bytes, before))
    }
  })

  it('are reported, without stopping the build, if the format has lost a name', () => {
    const file = 'data-csv/variables.csv'
    const csv = realSource.csv(file)
    const rows = csv.rows.map(row => {
      const cells = row.cells.map(cell => cell.replace('save_house_number', 'home'))
      return cells.join() === row.cells.join() ? row : { line: row.line, cells }
    })
    const broken = sourceWithFiles([{ ...csv, rows }])
    const { problems = [], modules = [] } = savehouseStep({ root: process.cwd(), source: broken })
    expect(modules).toEqual([])
    expect(problems.map(({ rule }) => rule).join()).toContain('save_house_number')
  })
})
