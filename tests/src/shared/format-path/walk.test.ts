import { describe, expect, it } from 'vitest'
import { parseCount } from '#shared/count.ts'
import type { Element, Field } from '#shared/field-types.ts'
import { locateInStruct } from '#shared/format-path/locate.ts'
import { parse } from '#shared/format-path/path.ts'
import { pathOf, type Step, startOf } from '#shared/format-path/step.ts'
import { type FormatTree, typicalFileCounts } from '#shared/format-path/tree.ts'
import { walk, walkEach, walkStruct } from '#shared/format-path/walk.ts'
import { readRows } from '../../../support/csv-rows.ts'
import { field, struct } from '../../blocks/support/formats.ts'

function list(name: string, elementSize: number, count: Field['count'], more: Partial<Field> = {}): Field {
  const size = count?.kind === 'fixed' ? count.value * elementSize : null
  return field({ name, elementSize, size, count, ...more })
}

function element(name: string, index: number, more: Partial<Element> = {}): Element {
  const unnamed = { count: null, meaning: '', range: null, values: null, leadsTo: null }
  return { ...unnamed, name, index, type: 'i32', evidence: 'verified', ...more }
}

const structs = [
  struct('block_07', [
    field({ name: 'car_count' }),
    list('cars', 10, parseCount('car_count'), { type: 'struct', struct: 'car' }),
    field({ name: 'end_mark', offsetAfter: ['cars'] }),
    list('stats', 4, parseCount('6'), {
      offsetAfter: ['cars'],
      elements: [
        element('fat', 1),
        element('progress', 2, { type: 'f32', count: 3 }),
        element('label', 5, { type: 'text4' }),
      ],
    }),
  ]),
  struct('car', [
    field({ name: 'model', type: 'u16', elementSize: 2, size: 2 }),
    list('mods', 2, parseCount('4'), { type: 'i16' }),
  ]),
]

const tree: FormatTree = {
  blocks: [{ number: '07', name: 'stored_cars', struct: 'block_07', typicalCounts: { car_count: 3 } }],
  structs: new Map(structs.map(one => [one.name, one])),
}
const counts = typicalFileCounts(tree)
const locate = (offset: number) => locateInStruct(tree, startOf('07', 'block_07', { car_count: 3 }), offset)

/** A step as the tables of these tests write it: `cars[2] at 24, 10 bytes`, with a `+` if counts move it. */
const printStep = ({ name, index, part, offset, size, isMovable }: Step) => {
  const subscripts = [index, part].filter(one => one !== null).map(one => `[${one}]`)
  return `${name}${subscripts.join('')} at ${isMovable ? '+' : ''}${offset}, ${size} bytes`
}
const printSteps = (steps: readonly Step[]) => steps.map(printStep).join('; ')
const offsets = (path: string) => walkEach(tree, path, counts).map(all => all.at(-1)?.offset)

describe('walking a path', () => {
  it.each(readRows<Record<'path' | 'steps', string>>(new URL('walks.csv', import.meta.url)))(
    '$path leads to $steps',
    ({ path, steps }) => {
      expect(printSteps(walk(tree, path, counts))).toBe(steps)
    },
  )

  it('depends on the counts of the file', () => {
    const [mark] = walk(tree, 'block07.end_mark', new Map([['07', { car_count: 0 }]]))
    expect(mark?.offset).toBe(4)
  })

  it.each([
    ['block07.cars[all].model', [4, 14, 24]],
    ['block07.cars.mods[2-3]', [10, 12, 20, 22, 30, 32]],
    ['block07.stats[progress][all]', [46, 50, 54]],
    ['block07.stats', [38]],
  ])('takes each of several elements: %s', (path, found) => {
    expect(offsets(path)).toEqual(found)
  })

  it('accepts the name of the block, and names in camel case', () => {
    const written = walk(tree, 'storedCars.carCount', counts)
    expect(pathOf(written)).toBe('block07.car_count')
    expect(walk(tree, 'block07', counts)).toEqual([])
  })

  it('starts at a struct as well', () => {
    const found = walkStruct(tree, 'car', parse('mods[3]')?.steps ?? [], {})
    expect([printSteps(found), pathOf(found)]).toEqual(['mods[3] at 8, 2 bytes', 'mods[3]'])
  })

  it.each(readRows<Record<'path' | 'reason', string>>(new URL('failing-walks.csv', import.meta.url)))(
    'fails at $path: $reason',
    ({ path, reason }) => {
      expect(() => walk(tree, path, counts)).toThrow(`${path}: `)
      expect(() => walk(tree, path, counts)).toThrow(reason)
    },
  )
})

describe('locating an offset', () => {
  it('gives the path of the value there', () => {
    expect([0, 4, 29, 34, 38, 45, 54, 61].map(offset => pathOf(locate(offset)))).toEqual([
      'block07.car_count',
      'block07.cars[0].model',
      'block07.cars[2].mods[1]',
      'block07.end_mark',
      'block07.stats[0]',
      'block07.stats[fat]',
      'block07.stats[progress][2]',
      'block07.stats[label]',
    ])
  })

  it('gives no steps outside the struct', () => {
    expect([-1, 62].map(locate)).toEqual([[], []])
  })

  it('is the reverse of walking, at every byte', () => {
    for (let offset = 0; offset < 62; offset++) {
      const located = locate(offset)
      expect(walk(tree, pathOf(located), counts)).toEqual(located)
      const last = located.at(-1)
      expect(last && last.offset <= offset && offset < last.offset + last.size, String(offset)).toBe(true)
    }
  })
})
