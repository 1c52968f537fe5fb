import { describe, expect, it } from 'vitest'
import { parse, print } from '#shared/format-path/path.ts'

/** A path as it is printed again; null if it is none. */
function printed(text: string): string | null {
  const path = parse(text)
  return path && print(path)
}

describe('a path', () => {
  it.each([
    'money',
    'doors[222].flags',
    'block16.float_stats[fat]',
    'block01.globals[gf_progress][2]',
    'block25.doors[all].flags',
    'block02.players[0].weapons[4-14].ammo_total',
    'playerInfo.moneyShown',
    'block15',
  ])('is printed as it was parsed: %s', path => {
    expect(printed(path)).toBe(path)
  })

  it('has one printed form', () => {
    expect(printed('16.int_stats[people_killed]')).toBe('block16.int_stats[people_killed]')
    expect(printed('block25.doors[].flags')).toBe('block25.doors[all].flags')
  })

  it('takes a script variable by its number in script tools', () => {
    const path = 'block01.globals[407]'
    expect([printed('$409'), printed('block01.globals[$409]'), printed('01.globals[$409]')]).toEqual([
      path,
      path,
      path,
    ])
  })

  it.each([
    '',
    '.',
    'a.',
    '4',
    'a[',
    'a]b',
    'a b',
    'A',
    'a[-1]',
    'a[3-2]',
    'a[1',
    'a[1]b',
    'doors[$409]',
    '$1',
    '$',
  ])('is not %o', text => {
    expect(parse(text)).toBeNull()
  })
})
