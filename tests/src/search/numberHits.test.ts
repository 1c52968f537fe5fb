import { describe, expect, it } from 'vitest'
import { locationPositions } from '../../../src/generated/location-positions.ts'
import { find, hitsIn } from './support/find.ts'

const routesOf = (query: string) => hitsIn(find(query)).map(({ route }) => route)

describe('a coordinate', () => {
  it('finds each location at that coordinate, and shows it in the result', () => {
    expect(routesOf('-1690.75')).toEqual(['/locations?row=77', '/locations?row=28'])
    const { words, groups } = find('2495.33')
    expect(groups).toMatchObject([
      {
        hits: [
          { route: '/locations?row=28', detail: expect.stringMatching(/^2495\.33, -1690\.75, 13\.785 · /) },
        ],
      },
    ])
    expect(words).toEqual(['2495.33'])
    expect(hitsIn(find('location 28'))[0]?.detail).not.toContain('2495.33')
  })

  it('is found for every location', () => {
    for (const { number, x, y } of locationPositions)
      for (const text of [x, y].map(String).filter(one => one.includes('.')))
        expect(routesOf(text), text).toContain(`/locations?row=${number}`)
  })
})

it('a number with decimals finds texts that contain it as typed, not its separate digits', () => {
  const found = find('1.00')
  expect(found.isNearest).toBe(false)
  const [first, ...others] = hitsIn(found)
  expect(first).toMatchObject({ kind: 'Versions of the game', title: 'PC 1.00' })
  const written = ['Versions of the game', 'Open questions']
  expect(others.map(({ kind }) => kind)).toEqual(expect.arrayContaining(written))
  // The others contain it as a coordinate.
  for (const { kind, title, detail } of others)
    if (written.includes(kind)) expect(`${title} ${detail}`).toMatch(/(?<![\d.])1\.00/)
    else expect(detail).toMatch(/(^|, )1(, | · |$)/)
})

describe('a number without matches', () => {
  it.each(['0.51', '-1691'])('shows only the nearest coordinates: %s', query => {
    const found = find(query)
    expect(found).toMatchObject({ isNearest: true, isNumber: true })
    expect(found.total).toBeGreaterThan(0)
    for (const { detail } of hitsIn(found)) expect(detail).toMatch(/^-?\d+(\.\d+)?, -?\d/)
  })

  it.each(['-1691', '0.51', '7.77'])('returns the nearest first: %s', query => {
    const gaps = find(query).groups.map(({ hits: [hit] }) => {
      const numbers = hit?.detail.split(' · ')[0]?.split(', ').map(Number) ?? []
      return Math.min(...numbers.map(number => Math.abs(number - Number(query))))
    })
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
  })

  it.each(['DEADBEEF', '-50000', '987654.25'])('is not treated as a word: %s finds no similar ids', query => {
    expect(find(query)).toMatchObject({ total: 0, isNearest: true, isNumber: true })
  })
})

it.each(['202753', '0x31800', '31800h', '0x32000', '500000'])(
  'an offset past the end of the file, %s, leads to its last part',
  query => {
    expect(hitsIn(find(query))).toMatchObject([
      { kind: 'In a typical save', title: 'Checksum', code: '0x317FF' },
    ])
  },
)
