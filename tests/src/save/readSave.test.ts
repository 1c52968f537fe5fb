import { describe, expect, it } from 'vitest'
import { parseHex } from '#shared/hex.ts'
import { formatOfSave } from '../../../src/blocks/formatOfSave.ts'
import { saveSample } from '../../../src/blocks/saveSample.ts'
import { statistics } from '../../../src/generated/blocks/16-statistics.ts'
import { tags } from '../../../src/generated/blocks/20-tags.ts'
import { checklist } from '../../../src/generated/checklist.ts'
import { format as block06 } from '../../../src/generated/format/block-06.ts'
import { format as block25 } from '../../../src/generated/format/block-25.ts'
import { garages } from '../../../src/generated/garages.ts'
import { type OpenedSave, readSave } from '../../../src/save/readSave.ts'
import { mobileSaves, smallSave } from '../../scripts/format/support.ts'
import { realSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { openSave } from './open-save.ts'

const small = { name: 'synthetic save', bytes: smallSave }

describe('an opened save', () => {
  it('is named as its owner knows it', () => {
    const { file, platform, version, name } = openSave(smallSave)
    expect({ file, platform, version, name }).toEqual({
      file: 'GTASAsf1.b',
      platform: 'pc',
      version: 'PC 1.00',
      name: 'Synthetic',
    })
  })

  it('writes thousands with separators, but years without', () => {
    const save = openSave(smallSave)
    const textAt = (path: string) => {
      const field = required(
        save.block('00')?.fields.find(candidate => candidate.path === path),
        path,
      )
      return required(save.at(field.offset), path)
    }
    expect(textAt('block00.saved_at.year')).toMatchObject({ text: expect.stringMatching(/^\d{4}$/) })
    expect(textAt('block00.version_id')).toMatchObject({ text: expect.stringMatching(/^\d+(,\d{3})+$/) })
  })

  it('has no block for the pages of padding and of blocks of another platform', () => {
    const { block, startOf } = openSave(smallSave)
    expect(['28', '30'].map(block)).toEqual([null, null])
    expect(['00', '28', '30'].map(startOf)).toEqual([5, null, null])
  })

  it.each([small, ...realSaves.slice(-3)])(
    '$name has the bytes of its doors in the grid of their page, and their paths at their offsets',
    ({ name, bytes }) => {
      const save = openSave(bytes, name)
      const doors = required(save.block('25'), 'block 25')
      const own = formatOfSave(block25, doors)
      const { ofStruct } = saveSample(save, doors, own, [])
      const [hex] = ofStruct('block_25', null)?.stack_depth ?? []
      expect(hex).toBe(
        Buffer.from(bytes.subarray(doors.start, doors.start + 4))
          .toString('hex')
          .toUpperCase(),
      )
      expect(own.typicalCounts.doors).toBe(
        new Set(doors.fields.flatMap(({ path }) => path.match(/doors\[\d+/) ?? [])).size,
      )
      for (const { path, offset } of doors.fields.slice(0, 20))
        expect(save.at(offset)).toMatchObject({ path })
    },
  )

  it('decodes fields, but neither structs nor lists of them', () => {
    const save = openSave(smallSave)
    const { ofStruct } = saveSample(save, required(save.block('06'), 'block 06'), block06, [])
    const { pickups, collected_position: index } = ofStruct('block_06', null) ?? {}
    const { position, model } = ofStruct('pickup', null) ?? {}
    expect([pickups, index, position, model].map(sample => sample?.[1])).toEqual([
      null,
      expect.any(String),
      null,
      expect.any(String),
    ])
  })

  it.each(mobileSaves)('may come from a phone: $name', ({ name, bytes }) => {
    expect(openSave(bytes, name).platform).toBe('mobile')
  })

  it.runIf(realSaves.length > 0)('has as many rows of the checklist done as statistic 0 counts', () => {
    const natural = realSaves
      .map(({ name, bytes }) => openSave(bytes, name))
      .filter(({ findProblems }) => findProblems().length === 0)
    const differing = natural.filter(save => {
      const column = save.column('checklist')
      const done = checklist.filter(point => column?.read(point) === 'done')
      return done.length !== save.statistic(0)
    })
    expect(natural.length).toBeGreaterThan(10)
    expect(differing.map(({ file }) => file)).toEqual([])
  })

  it('shows a tag as sprayed above paint level 228', () => {
    const save = openSave(smallSave)
    const tag = required(tags[0], 'tag')
    const { fields } = required(save.block('20'), 'block 20')
    const { value } = required(
      fields.find(({ path }) => path === 'block20.paint[0]'),
      'paint of tag 0',
    )
    expect(save.column('blocks/20-tags')?.read(tag)).toBe(Number(value) > 228 ? 'sprayed' : 'not sprayed')
    expect(save.column('glossary')).toBeNull()
  })
})

describe('the offsets of a table in an opened save', () => {
  /** Of the rows that the save has. */
  const offsetsIn = <Row extends object>(save: OpenedSave, table: string, rows: readonly Row[]) =>
    rows.flatMap(row => {
      const offset = save.column(table)?.offsets?.[0]?.of(row) ?? null
      return offset === null ? [] : [{ row, offset }]
    })

  it.each([small, ...realSaves.slice(0, 1)])('follow the start of their block: $name', ({ bytes }) => {
    const save = openSave(bytes)
    const tables = [
      offsetsIn(save, 'garages', garages).map(found => ({ ...found, block: '03' })),
      offsetsIn(save, 'blocks/16-statistics', statistics).map(found => ({ ...found, block: '16' })),
      offsetsIn(save, 'blocks/20-tags', tags).map(found => ({ ...found, block: '20' })),
      offsetsIn(save, 'checklist', checklist).map(found => ({ ...found, block: found.row.block })),
    ]
    for (const found of tables) {
      expect(found.length).toBeGreaterThan(0)
      expect(found.map(({ offset }) => offset)).toEqual(
        found.map(({ row, block }) => (save.startOf(block) ?? Number.NaN) + parseHex(row.offsetHex)),
      )
    }
  })

  it.each(mobileSaves)('lead to the same fields on phones: $name', ({ name, bytes }) => {
    const save = openSave(bytes, name)
    const found = [
      ...offsetsIn(save, 'garages', garages).map(({ row, offset }) => [
        offset,
        `block03.garages[${row.saveIndex}].type`,
      ]),
      ...offsetsIn(save, 'blocks/20-tags', tags).map(({ row, offset }) => [
        offset,
        `block20.paint[${row.index}]`,
      ]),
    ]
    expect(found.length).toBeGreaterThan(0)
    for (const [offset, path] of found) expect(save.at(Number(offset))).toMatchObject({ path })
  })
})

it.each([
  ['an empty file', new Uint8Array()],
  ['a text', new TextEncoder().encode('hello')],
  ['a truncated save', smallSave.subarray(0, 100_000)],
  ['zeros', new Uint8Array(202_752)],
])('a file that is no save is refused with a reason: %s', (_, bytes) => {
  expect(readSave('file', bytes)).toEqual({ reason: expect.stringMatching(/.{10}/) })
})
