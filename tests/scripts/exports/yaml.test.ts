import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { writeYaml } from '../../../scripts/exports/kaitai/yaml.ts'

const map = {
  plain: 'block_00',
  'with-hyphen': 'towns::los_santos',
  on: { y: 1, n: -1, '-1': 'off', 7: 'yes' },
  texts: ['a: b', '# no', '- dash', '"quoted"', '', ' x', '1', 'null', '0x10', "it's"],
  lines: 'first: one\n\nthird "three"',
  list: [
    { id: 'x', nested: [{ deep: true }, { deep: false }] },
    { id: 'y', size: 12 },
  ],
  numbers: [1, -1, 0.5],
  left: undefined,
}

describe('writeYaml', () => {
  it.each(['1.1', '1.2'] as const)('writes values that YAML %s reads back unchanged', version => {
    const { left, ...expected } = map
    expect(left).toBeUndefined()
    expect(parse(writeYaml(map), { version })).toEqual(expected)
  })
  it('breaks long texts without changing them', () => {
    const doc = 'A sentence: of words. '.repeat(20).trim()
    const text = writeYaml({ doc })
    expect(parse(text)).toEqual({ doc })
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(120)
  })
})
