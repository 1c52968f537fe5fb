import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pairs, Tally } from '#shared/collections.ts'
import { edges, type Line, lineLength } from '../../../../scripts/publish/map/geometry.ts'
import {
  type AreasFile,
  type RailwayFile,
  type ReliefFile,
  type RoadsFile,
  toLine,
} from '../../../../scripts/publish/map/read-geometry.ts'

const contentOf = (name: string) => JSON.parse(readFileSync(`data-csv/map/${name}`, 'utf8'))

const coastline: AreasFile = contentOf('coastline.geojson')
const builtup: AreasFile = contentOf('builtup.geojson')
const relief: ReliefFile = contentOf('relief.json')
const roads: RoadsFile = contentOf('roads.json')
const railway: RailwayFile = contentOf('railway.json')

/** Signed area of a ring in square units, positive if counter-clockwise (shoelace formula). */
function ringArea(ring: Line): number {
  return edges(ring).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2
}

/** Consecutive points that are equal or implausibly far apart: a wrong digit, or swapped axes. */
function wrongSteps(lines: readonly Line[], longest: number) {
  return lines.flatMap(pairs).filter(([[fromX, fromY], [x, y]]) => {
    const step = Math.hypot(x - fromX, y - fromY)
    return step === 0 || step > longest
  })
}

const areas = [
  { name: 'land', file: coastline, longest: 1000 },
  { name: 'built-up area', file: builtup, longest: 450 },
].flatMap(({ name, file, longest }) =>
  file.features.map((feature, index) => ({ name: `${name} ${index}`, longest, ...feature })),
)

it.each(areas)('$name has closed rings and its area', ({ longest, properties, geometry }) => {
  const [outer = [], ...holes] = geometry.coordinates
  expect(wrongSteps(geometry.coordinates, longest)).toEqual([])
  for (const ring of geometry.coordinates) expect(ring.at(-1)).toEqual(ring[0])
  expect(ringArea(outer)).toBeGreaterThan(0)
  for (const hole of holes) expect(ringArea(hole)).toBeLessThan(0)
  const area = geometry.coordinates.reduce((sum, ring) => sum + ringArea(ring), 0)
  expect(Math.abs(area - properties.area)).toBeLessThanOrEqual(2)
})

it('the relief consists of counter-clockwise rings', () => {
  const rings = relief.levels.flatMap(level => level.rings)
  expect(rings.filter(({ length }) => length % 2 === 1)).toEqual([])
  expect(wrongSteps(rings.map(toLine), 400)).toEqual([])
  expect(rings.filter(ring => ringArea(toLine(ring)) <= 0)).toEqual([])
})

it('every road shares an end with another one', () => {
  const paths = roads.lines.flatMap(line => line.paths)
  expect(paths.filter(({ length }) => length % 2 === 1)).toEqual([])
  const lines = paths.map(toLine)
  expect(wrongSteps(lines, 900)).toEqual([])
  const endsOf = (line: Line) => [String(line[0]), String(line.at(-1))]
  const ends = new Tally(lines.flatMap(endsOf))
  expect(lines.filter(line => endsOf(line).every(end => ends.of(end) === 1))).toEqual([])
})

describe('the railway', () => {
  const { main, tram, siding, stations } = railway
  const segments = main.segments.map(({ path }) => toLine(path))

  it('is one closed main line of the given length', () => {
    segments.forEach((line, index) => {
      expect(line.at(-1)).toEqual(segments[(index + 1) % segments.length]?.[0])
      expect(Math.abs(lineLength(line) - (main.segments[index]?.length ?? 0))).toBeLessThanOrEqual(2)
    })
    const total = segments.reduce((sum, line) => sum + lineLength(line), 0)
    expect(Math.abs(total - main.length)).toBeLessThanOrEqual(20)
    expect(wrongSteps([...segments, toLine(tram.path), toLine(siding.path)], 1200)).toEqual([])
  })

  it('has its stations within 200 units of the main line', () => {
    const points = segments.flat()
    const isNear = (station: { x: number; y: number }) =>
      points.some(([x, y]) => Math.hypot(x - station.x, y - station.y) <= 200)
    expect(stations.filter(station => !isNear(station))).toEqual([])
  })
})
