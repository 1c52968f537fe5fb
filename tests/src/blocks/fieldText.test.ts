import { describe, expect, it } from 'vitest'
import {
  bytesText,
  countText,
  fieldTitle,
  meaningText,
  rangeText,
  shownRange,
  typeText,
} from '../../../src/blocks/fieldText.ts'
import { field, stepsOf } from './support/formats.ts'

describe('the text of a field', () => {
  it('shows counts as expressions', () => {
    expect(countText({ kind: 'fixed', value: 15 })).toBe('15')
    expect(countText({ kind: 'field', field: 'size', minus: 8, divide: 4 })).toBe('(size − 8) / 4')
    expect(countText({ kind: 'field', field: 'sections', minus: 1, divide: 1 })).toBe('sections − 1')
    expect(countText({ kind: 'until', value: -1 })).toBe('until −1')
  })

  it('shows types with their count', () => {
    expect(typeText(field({ name: 'a' }))).toBe('u32')
    const list = {
      name: 'cars',
      type: 'struct',
      struct: 'stored_car',
      count: { kind: 'fixed', value: 80 },
    } as const
    expect(typeText(field(list))).toBe('stored_car[80]')
  })

  it('shows allowed values', () => {
    expect(rangeText({ kind: 'span', min: -1, max: 20000 })).toBe('−1 to 20,000')
    expect(rangeText({ kind: 'span', min: 0, max: 1000 })).toBe('0 to 1,000')
    expect(rangeText({ kind: 'span', min: 1970, max: 2100 })).toBe('1970 to 2100')
    expect(rangeText({ kind: 'span', min: 40, max: 40 })).toBe('always 40')
    expect(rangeText({ kind: 'set', values: [0, 2] })).toBe('0, 2')
    expect(rangeText({ kind: 'text', text: 's' })).toBe('always “s”')
    expect(rangeText({ kind: 'sameAs', field: 'size' })).toBe('equal to size')
  })

  it('gives meanings as a sentence with minus signs', () => {
    expect(meaningText('any row of the list (-1), or -2 for none')).toBe(
      'Any row of the list (−1), or −2 for none.',
    )
  })

  it('gives allowed values as a sentence', () => {
    expect(shownRange({ range: { kind: 'span', min: 0, max: 22 }, type: 'u8' })).toBe('Range: 0 to 22.')
    expect(shownRange({ range: { kind: 'span', min: 40, max: 40 }, type: 'u32' })).toBe('Always 40.')
    expect(shownRange({ range: { kind: 'set', values: [0, 2] }, type: 'u8' })).toBe('Always 0 or 2.')
    expect(shownRange({ range: { kind: 'text', text: 's' }, type: 'char' })).toBe('Always “s”.')
  })

  it('leaves out the range of a yes/no byte, but not its only value', () => {
    expect(shownRange({ range: { kind: 'span', min: 0, max: 1 }, type: 'b8' })).toBeNull()
    expect(shownRange({ range: { kind: 'span', min: 0, max: 0 }, type: 'b8' })).toBe('Always 0.')
  })

  it('shows sizes in singular or plural', () => {
    expect([1, 2, 20000].map(bytesText)).toEqual(['1 byte', '2 bytes', '20,000 bytes'])
  })

  it('gives screen readers offset, name, type, kind and size', () => {
    const [step] = stepsOf([field({ name: 'pad', type: 'raw', role: 'filler', legend: 'unknown' })])
    expect(step && fieldTitle(step, 0)).toBe('0000 pad: raw, padding, 4 bytes')
    expect(step && fieldTitle(step, 0x24)).toBe('0024 pad: raw, padding, 4 bytes')
    expect(step && fieldTitle(step, null)).toBe('+00 pad: raw, padding, 4 bytes')
  })
})
