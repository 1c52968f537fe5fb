import type { JsonValue } from '../../csv/json-value.ts'
import type { Reading } from '../../csv/read-file.ts'
import { readJson } from '../../csv/read-json.ts'
import { Tally } from '../../csv/tally.ts'
import type { Geometry, Line, Polygon, RoadClass } from './geometry.ts'
import { landPieces, reliefLevels, roadGroups, roadsExtent, townPieces } from './geometry-counts.ts'
import { checkMeasure, checkPoints, readFlatLine, readRing, ringArea, units } from './geometry-rules.ts'
import { readRailway } from './read-railway.ts'

interface Piece {
  readonly rings: number
  readonly points: number
}

/** Reads a file of areas, which have the layout of GeoJSON and coordinates of the game. */
const readPolygons =
  (kind: string, pieces: readonly Piece[], longestStep: number) =>
  (json: JsonValue): readonly Polygon[] => {
    json.expectKeys('type', 'name', 'features').at('type').is('FeatureCollection')
    return json
      .at('features')
      .listFor(pieces)
      .map(([feature, { rings, points }]) => {
        feature.expectKeys('type', 'id', 'properties', 'geometry').at('type').is('Feature')
        const properties = feature.at('properties').expectKeys('kind', 'name', 'area')
        properties.at('kind').is(kind)
        const geometry = feature.at('geometry').expectKeys('type', 'coordinates')
        geometry.at('type').is('Polygon')
        const coordinates = geometry.at('coordinates')
        const polygon = coordinates.listOf(rings).map((ring, number) => {
          const line = readRing(ring, longestStep)
          if (ringArea(line) > 0 !== (number === 0))
            ring.fault(
              'turns the wrong way',
              'outlines to the left, holes to the right',
              'look for swapped axes',
            )
          return line
        })
        checkPoints(coordinates, polygon, points)
        const area = polygon.reduce((sum, ring) => sum + ringArea(ring), 0)
        checkMeasure(properties.at('area'), area, 2)
        return polygon
      })
  }

function readRelief(json: JsonValue): Geometry['relief'] {
  json.expectKeys('units', 'levels').at('units').is(units('ring'))
  const levels = json.at('levels').listFor(reliefLevels)
  return levels.map(([level, { height, rings, points }]) => {
    level.expectKeys('height', 'rings').at('height').is(height)
    const lines = level
      .at('rings')
      .listOf(rings)
      .map(ring => {
        const line = readFlatLine(ring, { least: 3, longestStep: 400 })
        if (ringArea(line) <= 0) ring.fault('turns the wrong way', 'to the left', 'look for swapped axes')
        return line
      })
    checkPoints(level.at('rings'), lines, points)
    return lines
  })
}

/** Notes roads that touch no other at either end, as none does: it lies at the wrong place. */
function checkEnds(roads: readonly { readonly json: JsonValue; readonly line: Line }[]): void {
  const ends = roads.map(({ json, line }) => ({ json, own: [String(line[0]), String(line.at(-1))] }))
  const known = new Tally(ends.flatMap(({ own }) => own))
  for (const { json, own } of ends) {
    if (own.some(end => known.get(end) !== 1)) continue
    json.fault('touches no other road', 'at least one end where another road ends', 'correct its ends')
  }
}

function readRoads(json: JsonValue): Geometry['roads'] {
  json.expectKeys('units', 'lines').at('units').is(units('path'))
  const roads: Record<RoadClass, Line[]> = { track: [], minor: [], road: [], major: [], highway: [] }
  const read: { json: JsonValue; line: Line }[] = []
  for (const [found, group] of json.at('lines').listFor(roadGroups)) {
    found.expectKeys('class', 'lanes', 'paths').at('class').is(group.class)
    found.at('lanes').is(group.lanes)
    const paths = found.at('paths').listOf(group.paths)
    const lines = paths.map(path => ({
      json: path,
      line: readFlatLine(path, { least: 2, longestStep: 900 }),
    }))
    checkPoints(
      found.at('paths'),
      lines.map(({ line }) => line),
      group.points,
    )
    read.push(...lines)
    roads[group.class].push(...lines.map(({ line }) => line))
  }
  checkEnds(read)
  const points = read.flatMap(({ line }) => line)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const extent = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].join(' ')
  if (extent !== roadsExtent)
    json
      .at('lines')
      .fault(`reaches from and to ${extent}`, roadsExtent, 'correct the outermost point, or swapped axes')
  return roads
}

/** How each file is read. A test gives texts of its own. */
export const geometryReaders = {
  'coastline.geojson': readPolygons('land', landPieces, 1000),
  'builtup.geojson': readPolygons('builtup', townPieces, 450),
  'relief.json': readRelief,
  'roads.json': readRoads,
  'railway.json': readRailway,
} as const

/** Reads the geometry of `data-csv/map`; problems are what is missing, broken or against a rule. */
export function readGeometry(root: string): Reading<Geometry> {
  const read = <Value>(file: keyof typeof geometryReaders, reader: (json: JsonValue) => Value) =>
    readJson(root, `data-csv/map/${file}`, reader)
  const land = read('coastline.geojson', geometryReaders['coastline.geojson'])
  const towns = read('builtup.geojson', geometryReaders['builtup.geojson'])
  const relief = read('relief.json', geometryReaders['relief.json'])
  const roads = read('roads.json', geometryReaders['roads.json'])
  const railway = read('railway.json', geometryReaders['railway.json'])
  if (!land.value || !towns.value || !relief.value || !roads.value || !railway.value) {
    return {
      value: null,
      problems: [land, towns, relief, roads, railway].flatMap(({ problems }) => problems),
    }
  }
  const value = {
    land: land.value,
    towns: towns.value,
    relief: relief.value,
    roads: roads.value,
    ...railway.value,
  }
  return { value, problems: [] }
}
