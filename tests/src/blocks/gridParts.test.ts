import { describe, expect, it } from 'vitest'
import { stepsIn } from '../../../src/blocks/blockTree.ts'
import { gridParts, splitBytes } from '../../../src/blocks/gridParts.ts'
import { field, formats, stepsOf } from './support/formats.ts'

const partsOf = (...fields: Parameters<typeof field>[0][]) =>
  gridParts(stepsOf(fields.map(field))).map(part =>
    part.kind === 'bar' ? part.step.name : part.fields.map(step => step.name),
  )

describe('the parts of a grid', () => {
  it('keep adjacent fields together up to a long array', () => {
    const bytes = { type: 'u8', elementSize: 1, size: 20000, count: { kind: 'fixed', value: 20000 } } as const
    const long = { name: 'long', ...bytes }
    expect(partsOf({ name: 'a' }, { name: 'b' }, long, { name: 'c' })).toEqual([['a', 'b'], 'long', ['c']])
  })

  it('draw short arrays and long texts byte by byte', () => {
    const short = { name: 'short', size: 64, count: { kind: 'fixed', value: 16 } } as const
    const letters = {
      type: 'gxt',
      elementSize: 100,
      size: 100,
      count: { kind: 'fixed', value: 100 },
    } as const
    const text = { name: 'text', ...letters }
    expect(partsOf(short, text)).toEqual([['short', 'text']])
  })

  it('draw everything whose size depends on a count as a bar', () => {
    const list = { name: 'list', size: null, count: { kind: 'until', value: -1 } } as const
    expect(partsOf(list)).toEqual(['list'])
  })

  it('stay below 400 runs on the page of any block', () => {
    for (const format of formats) {
      const parts = format.structs.flatMap(inner => gridParts(stepsIn(format, inner.name)))
      const runs = parts.flatMap((part): readonly object[] =>
        part.kind === 'bar' ? [part] : part.fields.flatMap(step => splitBytes(step.offset, step.size, 1)),
      )
      expect(runs.length, `block ${format.number}`).toBeLessThan(400)
    }
  })
})

it('a run of bytes is split for the grid at every multiple of eight and at every element, and nowhere else', () => {
  for (let offset = 0; offset < 8; offset++)
    for (const elementSize of [1, 2, 4, 6, 12]) {
      const starts = splitBytes(offset, 48, elementSize).map(segment => segment.offset)
      const isCut = (byte: number) =>
        byte % 8 === 0 || (elementSize > 1 && (byte - offset) % elementSize === 0)
      const run = Array.from({ length: 48 }, (_, index) => offset + index)
      expect(starts).toEqual(run.filter(byte => byte === offset || isCut(byte)))
    }
  const sizes = splitBytes(3, 8, 4).map(({ sizeBytes }) => sizeBytes)
  expect(sizes).toEqual([4, 1, 3])
})
