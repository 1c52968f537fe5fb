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

  it('draw everything whose size depends on a count as a bar', () => {
    const list = { name: 'list', size: null, count: { kind: 'until', value: -1 } } as const
    expect(partsOf(list)).toEqual(['list'])
  })

  it('stay below 400 runs on the page of any block', () => {
    for (const format of formats) {
      const runs = format.structs
        .flatMap(inner => gridParts(stepsIn(format, inner.name)))
        .flatMap(part =>
          part.kind === 'bar' ? [1] : part.fields.map(step => splitBytes(step.offset, step.size, 1).length),
        )
      expect(
        runs.reduce((sum, count) => sum + count, 0),
        `block ${format.number}`,
      ).toBeLessThan(400)
    }
  })
})
