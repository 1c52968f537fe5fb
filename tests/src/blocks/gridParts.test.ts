import { describe, expect, it } from 'vitest'
import { gridParts, lentBytes, mostColumns } from '../../../src/blocks/gridParts.ts'
import { splitBytes } from '../../../src/blocks/splitBytes.ts'
import { placeFields } from '../../../src/shared/place-fields.ts'
import { field, formats, struct } from './support/formats.ts'

const partsOf = (...fields: Parameters<typeof field>[0][]) =>
  gridParts(placeFields(struct('s', fields.map(field)), {})).map(part =>
    part.kind === 'bar' ? part.placed.field.name : part.fields.map(placed => placed.field.name),
  )

describe('the parts of a grid', () => {
  it('keep neighbours together until a long array comes', () => {
    const long = {
      name: 'long',
      type: 'u8',
      elementSize: 1,
      size: 20000,
      count: { kind: 'fixed', value: 20000 },
    } as const
    expect(partsOf({ name: 'a' }, { name: 'b' }, long, { name: 'c' })).toEqual([['a', 'b'], 'long', ['c']])
  })

  it('draw short arrays and long texts byte by byte', () => {
    const short = { name: 'short', size: 64, count: { kind: 'fixed', value: 16 } } as const
    const text = {
      name: 'text',
      type: 'gxt',
      elementSize: 100,
      size: 100,
      count: { kind: 'fixed', value: 100 },
    } as const
    expect(partsOf(short, text)).toEqual([['short', 'text']])
  })

  it('draw everything as a bar whose size depends on a count', () => {
    const list = { name: 'list', size: null, count: { kind: 'until', value: -1 } } as const
    expect(partsOf(list)).toEqual(['list'])
  })

  it('stay below 400 runs on the page of any block', () => {
    for (const format of formats) {
      const runs = format.structs
        .flatMap(inner => gridParts(placeFields(inner, format.typicalCounts)))
        .flatMap(part =>
          part.kind === 'bar'
            ? [1]
            : part.fields.map(placed => splitBytes(placed.offset, placed.sizeBytes, 1).length),
        )
      expect(
        runs.reduce((sum, count) => sum + count, 0),
        `block ${format.number}`,
      ).toBeLessThan(400)
    }
  })
})

describe('the widest row', () => {
  const columnsOf = (...sizes: number[]) =>
    mostColumns(
      gridParts(
        placeFields(
          struct(
            's',
            sizes.map((size, index) => field({ name: `f${index}`, size })),
          ),
          {},
        ),
      ),
    )

  it('is no wider than the bytes need', () => {
    expect(columnsOf(2, 2, 2)).toBe(8)
    expect(columnsOf(4, 4, 4)).toBe(16)
    expect(columnsOf(100, 4)).toBe(32)
  })

  it('gives single bytes room for their names', () => {
    expect(columnsOf(...Array.from({ length: 30 }, () => 1))).toBe(8)
    expect(columnsOf(...Array.from({ length: 100 }, () => 1))).toBe(16)
  })
})

describe('the room of a name', () => {
  const lent = (...fields: Parameters<typeof field>[0][]) => {
    const [first, second] = placeFields(struct('s', fields.map(field)), {})
    return lentBytes(0, first, second)
  }
  const filler = { name: 'filler', role: 'filler', size: 3 } as const

  it('goes on over the filler behind a narrow field, to the end of the row', () => {
    expect(lent({ name: 'cheated', size: 1 }, filler)).toBe(3)
    expect(lent({ name: 'cheated', size: 2 }, { ...filler, size: 9 })).toBe(6)
  })

  it('ends with the field before other fields, and where the field is wide', () => {
    expect(lent({ name: 'cheated', size: 1 }, { name: 'money', size: 4 })).toBe(0)
    expect(lent({ name: 'text', size: 8 }, filler)).toBe(0)
    expect(lent({ name: 'money', size: 4 }, filler)).toBe(0)
  })
})
