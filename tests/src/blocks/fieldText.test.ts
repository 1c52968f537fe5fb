import { describe, expect, it } from 'vitest'
import type { Count } from '#shared/count.ts'
import type { Range } from '#shared/range.ts'
import {
  bytesText,
  countText,
  fieldTitle,
  rangeText,
  shownRange,
  typeText,
} from '../../../src/blocks/fieldText.ts'
import { field, stepsOf } from './support/formats.ts'

describe('the text of a field', () => {
  it.each<[shown: string, Count]>([
    ['15', { kind: 'fixed', value: 15 }],
    ['(size − 8) / 4', { kind: 'field', field: 'size', minus: 8, divide: 4 }],
    ['sections − 1', { kind: 'field', field: 'sections', minus: 1, divide: 1 }],
    ['until −1', { kind: 'until', value: -1 }],
  ])('shows the count %s as an expression', (shown, count) => {
    expect(countText(count)).toBe(shown)
  })

  it('shows types with their count', () => {
    const cars = { type: 'struct', struct: 'stored_car', count: { kind: 'fixed', value: 80 } } as const
    expect(typeText(field({ name: 'a' }))).toBe('u32')
    expect(typeText(field({ name: 'cars', ...cars }))).toBe('stored_car[80]')
  })

  it.each<[shown: string, Range, sentence: string]>([
    ['−1 to 20,000', { kind: 'span', min: -1, max: 20000 }, 'Range: −1 to 20,000.'],
    ['0 to 1,000', { kind: 'span', min: 0, max: 1000 }, 'Range: 0 to 1,000.'],
    ['1970 to 2100', { kind: 'span', min: 1970, max: 2100 }, 'Range: 1970 to 2100.'],
    ['always 40', { kind: 'span', min: 40, max: 40 }, 'Always 40.'],
    ['0, 2', { kind: 'set', values: [0, 2] }, 'Always 0 or 2.'],
    ['always “s”', { kind: 'text', text: 's' }, 'Always “s”.'],
    ['equal to size', { kind: 'sameAs', field: 'size' }, 'Equal to size.'],
  ])('shows the allowed values %s, also as a sentence', (shown, range, sentence) => {
    expect(rangeText(range)).toBe(shown)
    expect(shownRange({ range, type: 'u32' })).toBe(sentence)
  })

  it('leaves out the range of a yes/no byte, but not its only value', () => {
    expect(shownRange({ range: { kind: 'span', min: 0, max: 1 }, type: 'b8' })).toBeNull()
    expect(shownRange({ range: { kind: 'span', min: 0, max: 0 }, type: 'b8' })).toBe('Always 0.')
  })

  it('shows sizes in singular or plural', () => {
    expect([1, 2, 20000].map(bytesText)).toEqual(['1 byte', '2 bytes', '20,000 bytes'])
  })

  it.each([
    [0, '0000'],
    [0x24, '0024'],
    [null, '+00'],
  ])('gives screen readers offset, name, type, kind and size: at %s', (start, offset) => {
    const [step] = stepsOf([field({ name: 'pad', type: 'raw', role: 'filler', legend: 'unknown' })])
    expect(step && fieldTitle(step, start)).toBe(`${offset} pad: raw, padding, 4 bytes`)
  })
})
