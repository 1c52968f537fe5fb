import { describe, expect, it } from 'vitest'
import { parseHex } from '#shared/number.ts'
import { formatOfSave, saveSample } from '../../../src/blocks/blockOfSave.ts'
import { parseFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { statistics } from '../../../src/generated/blocks/16-statistics.ts'
import { tags } from '../../../src/generated/blocks/20-tags.ts'
import { checklist } from '../../../src/generated/checklist.ts'
import { format as block06 } from '../../../src/generated/format/block-06.ts'
import { format as block20 } from '../../../src/generated/format/block-20.ts'
import { format as block25 } from '../../../src/generated/format/block-25.ts'
import { garages } from '../../../src/generated/garages.ts'
import { readSave } from '../../../src/save/readSave.ts'
import { mobileSaves, smallSave } from '../../scripts/format/support.ts'
import { realSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { openSave } from './open-save.ts'
import { columnOf } from './opened-saves.ts'

const small = { name: 'synthetic save', bytes: smallSave }

describe('an opened save', () => {
  it('is named as its owner knows it', () => {
    expect(openSave(smallSave)).toMatchObject({
      file: 'GTASAsf1.b',
      platform: 'pc',
      version: 'PC 1.00',
      name: 'Synthetic',
    })
  })

  it('writes thousands with separators, but years without', () => {
    const { block, at } = openSave(smallSave)
    const found = block('00')?.fields.map(({ offset }) => at(offset))
    for (const [path, text] of [
      ['block00.saved_at.year', /^\d{4}$/],
      ['block00.version_id', /^\d+(,\d{3})+$/],
    ])
      expect(found).toContainEqual(expect.objectContaining({ path, text: expect.stringMatching(text ?? '') }))
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

  it('says which values are outside their known range, also of an element', () => {
    const save = openSave(smallSave)
    const tagBlock = required(save.block('20'), 'block 20')
    const own = formatOfSave(block20, tagBlock)
    const target = parseFieldAddress(own, '0004')
    const [step] = target?.kind === 'field' ? target.found.steps.slice(-1) : []
    const problems = [{ offset: tagBlock.start + 4, text: '', isError: false }]
    const { ofStruct, ofElement } = saveSample(save, tagBlock, own, problems)
    const samples = [ofStruct('block_20', null)?.paint, step && ofElement?.(step)]
    for (const sample of samples) expect(sample?.[1]).toMatch(/^\d.* \(outside the known range\)$/)
    expect(ofStruct('block_20', null)?.tag_count?.[1]).not.toContain('range')
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
    const { read, fieldOf } = columnOf(save, 'blocks/20-tags')
    for (const tag of tags.slice(0, 1))
      expect(read(tag)).toBe(Number(fieldOf(tag)?.value) > 228 ? 'sprayed' : 'not sprayed')
    expect(save.column('glossary')).toBeNull()
  })
})

describe('the offsets of a table in an opened save', () => {
  it.each([small, ...realSaves.slice(0, 1)])('follow the start of their block: $name', ({ bytes }) => {
    const save = openSave(bytes)
    for (const [table, rows] of [
      ['garages', garages.map(row => ({ ...row, block: '03' }))],
      ['blocks/16-statistics', statistics.map(row => ({ ...row, block: '16' }))],
      ['blocks/20-tags', tags.map(row => ({ ...row, block: '20' }))],
      ['checklist', checklist],
    ] as const) {
      const [offsets] = columnOf(save, table).offsets
      const found = rows.filter(row => offsets?.of(row) !== null)
      expect(found).not.toEqual([])
      for (const row of found)
        expect(offsets?.of(row)).toBe((save.startOf(row.block) ?? Number.NaN) + parseHex(row.offsetHex))
    }
  })

  it.each(mobileSaves)('lead to the same fields on phones: $name', ({ name, bytes }) => {
    const save = openSave(bytes, name)
    expect(save.platform).toBe('mobile')
    const paths = [
      ...garages.map(row => [
        columnOf(save, 'garages').pathOf(row),
        `block03.garages[${row.saveIndex}].type`,
      ]),
      ...tags.map(row => [columnOf(save, 'blocks/20-tags').pathOf(row), `block20.paint[${row.index}]`]),
    ].filter(([path]) => path !== null)
    expect(paths).not.toEqual([])
    for (const [path, expected] of paths) expect(path).toBe(expected)
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
