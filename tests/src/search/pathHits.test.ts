import { describe, expect, it } from 'vitest'
import { toHex } from '#shared/number.ts'
import { fieldPosition, formatFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { required } from '../../support/required.ts'
import { everyField, formats, foundAt } from '../blocks/support/formats.ts'
import { find, findFirst, hitsIn } from './support/find.ts'

/** The first hit of a query that is not a nearest one. */
function firstOf(query: string) {
  const results = findFirst(query)
  return results.isNearest ? undefined : hitsIn(results)[0]
}

/** Name of the field that the page shows for a route. */
function fieldAt(route = '') {
  const [, block, address = null] = /^\/block\/(\d\d)\?f=(.*)$/.exec(route) ?? []
  const format = formats.find(({ number }) => number === block)
  return format && foundAt(format, address)?.steps.map(({ name }) => name)
}

const fields = everyField.filter(({ step }) => step.size > 0)

describe('each field is found first', () => {
  it('by the path that its card gives to copy', () => {
    for (const { format, step } of fields) {
      const { path } = fieldPosition(format, step, null)
      expect(fieldAt(firstOf(path)?.route), path).toContain(step.name)
    }
  })

  it('by its address in a struct, with and without the block', () => {
    for (const { format, step } of fields) {
      const address = formatFieldAddress(format, step)
      const route = firstOf(`${format.number}:${address}`)?.route
      expect(route, address).toContain(`/block/${format.number}?f=`)
      expect(fieldAt(route), address).toContain(step.name)
      if (address.includes('.')) expect(fieldAt(firstOf(address)?.route), address).toContain(step.name)
    }
  })
})

it.each(formats.filter(({ root }) => root !== null))(
  'each element of block $number is found first by the path of its bytes, and by their offset',
  format => {
    const size = required(format.typicalSize, 'typical size')
    for (let offset = 0; offset < size; offset += Math.max(1, Math.floor(size / 40))) {
      const found = required(foundAt(format, toHex(offset)), `field at ${offset}`)
      const last = required(found.steps.at(-1), `step to ${offset}`)
      const { path } = fieldPosition(format, last, found)
      const title = firstOf(path)?.title
      // An element without a number in its path may be found as a field of its struct.
      const names = path.replace(/^block\d\d\./, '')
      expect(path.includes('[') ? [names] : [names, last.name], path).toContain(title)
      // The page stays at the whole element if an offset is that of its first byte.
      const titleAt = firstOf(`${format.number}:${toHex(offset)}`)?.title
      expect(titleAt?.slice(0, names.length), `offset ${offset}`).toBe(names)
    }
  },
)

describe('a field path', () => {
  it.each([
    ['block16.float_stats[69]', 'float_stats[69]', 'Weapon skill: Pistol'],
    ['block01.globals[407]', 'globals[407]', 'on_mission'],
  ])('finds the statistic or script variable of an element: %s', (query, ...titles) => {
    expect(hitsIn(find(query)).map(({ title }) => title)).toEqual(titles)
  })

  it.each([
    ...['block16.float_stats[999]', 'block15.doors', 'block15.money[2]', '25:stored_car.0036'],
    'block02.on_mission', // a variable of another block
  ])('that does not exist returns the nearest: %s', query => {
    expect(firstOf(query)).toBeUndefined()
  })
})

it.each([
  ['stored_car.', '03:stored_car.0000', '03:stored_car.000C', '03:stored_car.0010'],
  ['player.', '02:0004'],
  ['16:', '16', '16:0000', '16:0148'],
])('an unfinished address, %s, has the fields in order, after the page of the block', (query, ...codes) => {
  const results = findFirst(query, 'Fields')
  expect(results.isNearest).toBe(false)
  const found = hitsIn(results).map(({ code }) => code)
  expect(found.slice(0, codes.length)).toEqual(codes)
})
