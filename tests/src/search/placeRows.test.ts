import { describe, expect, it } from 'vitest'
import { locationRows } from '../../../src/search/coordinates/locationRows.ts'
import { rowsByAddress } from '../app/rows-by-address.ts'

/** Whether a route belongs to a row that exists on its page. */
function isThere(route: string): boolean {
  const { pathname, searchParams } = new URL(route, 'http://localhost')
  return [...searchParams].every(([name, id]) => rowsByAddress[`${pathname}?${name}`]?.includes(id))
}

describe('rows with coordinates', () => {
  it('link to rows of tables', () => {
    expect(locationRows.length).toBeGreaterThan(1000)
    expect(locationRows.filter(({ route }) => !isThere(route))).toEqual([])
  })

  it('are distinguished from routes that do not exist', () => {
    expect(isThere('/locations?row=376')).toBe(false)
    expect(isThere('/block/12?car.row=0')).toBe(false)
  })
})
