import { describe, expect, it } from 'vitest'
import { formatFieldPath, parseFieldPath } from '../../../src/shared/field-path.ts'

describe('a field path', () => {
  it.each(['money', 'doors[222].flags', 'float_stats[fat]', 'globals[gf_progress][2]', 'doors[].flags'])(
    'is written as it was parsed: %s',
    path => {
      expect(formatFieldPath(parseFieldPath(path) ?? [])).toBe(path)
    },
  )

  it('starts with its block if it has one', () => {
    expect(formatFieldPath([{ name: 'money', brackets: [] }], '15')).toBe('block15.money')
  })

  it.each(['', '.', 'a.', '4', 'a[', 'a]b', 'a b', 'A'])('is not %o', text => {
    expect(parseFieldPath(text)).toBeNull()
  })
})
