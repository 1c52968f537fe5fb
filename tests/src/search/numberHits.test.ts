import { describe, expect, it } from 'vitest'
import { locationPositions } from '../../../src/generated/location-positions.ts'
import { find } from './support/find.ts'

const routesOf = (query: string) => find(query).groups.flatMap(({ hits }) => hits.map(({ route }) => route))

describe('a coordinate', () => {
  it('finds each location at that coordinate, and shows it in the result', () => {
    expect(routesOf('2495.33')).toEqual(['/locations?row=28'])
    expect(routesOf('-1690.75')).toEqual(['/locations?row=77', '/locations?row=28'])
    expect(find('2495.33').groups[0]?.hits[0]?.detail).toMatch(/^2495\.33, -1690\.75, 13\.785 · /)
    expect(find('2495.33').words).toEqual(['2495.33'])
    const [named] = find('location 28').groups
    expect(named?.hits[0]?.detail).not.toContain('2495.33')
  })

  it('is found for every location', () => {
    for (const { number, x, y } of locationPositions)
      for (const text of [x, y].map(String).filter(one => one.includes('.')))
        expect(routesOf(text), text).toContain(`/locations?row=${number}`)
  })
})

it('a number with decimals finds texts that contain it as typed, not its separate digits', () => {
  const { isNearest, groups } = find('1.00')
  expect(isNearest).toBe(false)
  expect(groups[0]).toMatchObject({ kind: 'Versions of the game', hits: [{ title: 'PC 1.00' }, {}] })
  const written = groups.filter(({ kind }) => kind === 'Versions of the game' || kind === 'Open questions')
  expect(written).toHaveLength(2)
  for (const { title, detail } of written.flatMap(({ hits }) => hits))
    expect(`${title} ${detail}`).toMatch(/(?<![\d.])1\.00/)
  // The others contain it as a coordinate.
  for (const { detail } of groups.filter(group => !written.includes(group)).flatMap(({ hits }) => hits))
    expect(detail).toMatch(/(^|, )1(, | · |$)/)
})

describe('a number without matches', () => {
  it.each(['0.51', '-1691'])('shows only the nearest coordinates: %s', query => {
    const { isNearest, isNumber, groups } = find(query)
    expect({ isNearest, isNumber }).toEqual({ isNearest: true, isNumber: true })
    expect(groups.length).toBeGreaterThan(0)
    for (const { detail } of groups.flatMap(({ hits }) => hits))
      expect(detail).toMatch(/^-?\d+(\.\d+)?, -?\d/)
  })

  it('returns the nearest first', () => {
    const gaps = (query: string) =>
      find(query).groups.map(({ hits: [hit] }) => {
        const numbers = hit?.detail.split(' · ')[0]?.split(', ').map(Number) ?? []
        return Math.min(...numbers.map(number => Math.abs(number - Number(query))))
      })
    for (const query of ['-1691', '0.51', '7.77'])
      expect(gaps(query), query).toEqual(gaps(query).toSorted((one, other) => one - other))
  })

  it('is not treated as a word: it finds no similar ids', () => {
    for (const query of ['DEADBEEF', '-50000', '987654.25'])
      expect(find(query)).toMatchObject({ total: 0, isNearest: true, isNumber: true })
  })
})

it.each(['202753', '0x31800', '31800h', '0x32000', '500000'])(
  'an offset past the end of the file, %s, leads to its last part',
  query => {
    const found = find(query).groups.flatMap(({ kind, hits }) =>
      hits.map(({ title, code }) => [kind, title, code]),
    )
    expect(found).toEqual([['In a typical save', 'Checksum', '0x317FF']])
  },
)
