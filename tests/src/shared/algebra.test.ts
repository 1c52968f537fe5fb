import { describe, expect, it } from 'vitest'
import { arrayCount, countGrammar, countText, parseCount, parseCounts } from '#shared/count.ts'
import { elementOffset } from '#shared/layout.ts'
import { byteText, parseHex, toHex } from '#shared/number.ts'
import { onlyValue, parseRange, rangeGrammar, rangeText } from '#shared/range.ts'
import { dollarNumber, dollarNumberAt, scriptOffset, variableOffset } from '#shared/script-variable.ts'
import { statisticAt, statisticElement } from '#shared/statistic.ts'
import { parseType, runTypes, scalarTypes } from '#shared/types.ts'
import { parseValueSet, valueSetGrammar } from '#shared/value-set.ts'
import { fieldsOf } from '../../../scripts/format/definition.ts'
import { definition } from '../../scripts/format/support.ts'
import { readRows } from '../../support/csv-rows.ts'

/** Cells of the format tables with the words that they are shown in; empty for what no table accepts. */
const cells = readRows<Record<'grammar' | 'cell' | 'words', string>>(
  new URL('grammar-cells.csv', import.meta.url),
)

it.each(cells)(
  'a $grammar is read from the cell $cell and shown as $words, or no table accepts it',
  ({ grammar, cell, words }) => {
    const count = grammar === 'count' ? parseCount(cell) : null
    const range = grammar === 'range' ? parseRange(cell) : null
    expect(count ? countText(count) : range ? rangeText(range) : '').toBe(words)
    const { pattern } = grammar === 'count' ? countGrammar : rangeGrammar
    expect(pattern.test(cell)).toBe(words !== '')
  },
)

describe('a count', () => {
  it('gives the number of elements', () => {
    const elements = (cell: string, counts = {}) =>
      arrayCount({ name: 'doors', count: parseCount(cell) }, counts)
    expect(elements('(size - 8) / 4', { size: 48 })).toBe(10)
    expect(elements('until -1', { doors: 376 })).toBe(376)
    expect(elements('13')).toBe(13)
    expect(arrayCount({ name: 'doors', count: null }, {})).toBeNull()
  })

  it('of a typical save is found by name', () => {
    expect(parseCounts('zone_count=379 info_count=378')).toEqual({ zone_count: 379, info_count: 378 })
    expect(parseCounts(null)).toEqual({})
  })
})

describe('a range', () => {
  it.each([
    ['only -1', -1],
    ['from 7 to 7', 7],
    ['from 0 to 1', null],
    ['one of 3', null],
    ['text s', null],
  ])('of %s leaves the one number %s', (cell, value) => {
    expect(onlyValue(parseRange(cell))).toBe(value)
  })

  it.each(['from 5 to 1', 'from a to b', 'only x', 'one of 1 - 2'])('rejects numbers as in %j', cell => {
    expect(parseRange(cell)).toBeNull()
  })
})

it('a type is a basic one or a struct', () => {
  const basic = [...scalarTypes, ...runTypes]
  expect([...basic, 'vec3', 'constructor'].map(parseType)).toEqual([...basic, 'struct', 'struct'])
})

it('a set of values is parsed from its prefix and its name', () => {
  expect(parseValueSet('enum:towns')).toEqual({ kind: 'enumeration', name: 'towns' })
  expect(parseValueSet('table:radar-icons')).toEqual({ kind: 'table', name: 'radar-icons' })
  for (const cell of ['towns', 'enum:', 'list:towns', 'enum:Towns']) {
    expect(parseValueSet(cell)).toBeNull()
    expect(valueSetGrammar.pattern.test(cell)).toBe(false)
  }
})

describe('an offset', () => {
  it('is written in upper-case hex digits and parsed back', () => {
    expect(toHex(0x31f)).toBe('031F')
    expect(parseHex('031f')).toBe(0x31f)
    expect(parseHex('0x31')).toBeNaN()
    expect(byteText(202748)).toBe('byte 202748 (0x317FC)')
  })

  it('of an element follows from the sizes before it', () => {
    const doors = fieldsOf(definition, 'block_25')
    for (const number of [0, 222, 375])
      for (const stack_depth of [0, 1])
        expect(elementOffset(doors, 'doors', number, { stack_depth })).toBe(4 + 2 * stack_depth + 6 * number)
    expect(() => elementOffset(doors, 'nope', 0, {})).toThrow('there is no list nope')
  })

  it('of a script variable matches the definition: two words after the start of the script memory', () => {
    for (const index of [0, 881, 10_949]) {
      const offset = elementOffset(fieldsOf(definition, 'block_01'), 'globals', index, {})
      expect(variableOffset(index)).toBe(toHex(offset))
      expect([dollarNumber(index), scriptOffset(index)]).toEqual([index + 2, 4 * (index + 2)])
      expect(dollarNumberAt(toHex(offset), 10_950)).toBe(index + 2)
    }
  })

  it.each(['0661', '0008', 'AB24'])(
    'between two script variables or outside them, %s, has no number',
    hex => {
      expect(dollarNumberAt(hex, 10_950)).toBeNull()
    },
  )
})

describe('a statistic', () => {
  it.each([
    [0, 'float_stats', 0],
    [81, 'float_stats', 81],
    [120, 'int_stats', 0],
    [342, 'int_stats', 222],
  ])('%i is stored in %s at %i', (id, list, index) => {
    expect(statisticElement(id)).toEqual({ list, index })
    expect(statisticAt(list, index)).toBe(id)
  })

  it('is in no other list of block 16', () => {
    expect(statisticAt('insane_stunts', 0)).toBeNull()
  })
})
