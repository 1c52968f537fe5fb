import { type ReadResult, readText } from '../../csv/read-file.ts'
import { Tally } from '../../csv/tally.ts'
import { type Geometry, type Line, lineLength, type Polygon, type RoadClass } from './geometry.ts'
import { type NoteFault, parseGeometry } from './geometry-file.ts'
import { checkMeasure, checkSteps, checkTurn, readFlatLine, ringArea } from './geometry-rules.ts'
import { geometrySchemas } from './geometry-schemas.ts'

interface Areas {
  readonly features: readonly {
    readonly properties: { readonly area: number }
    readonly geometry: { readonly coordinates: Polygon }
  }[]
}

const readAreas =
  (longestStep: number) =>
  ({ features }: Areas, note: NoteFault): readonly Polygon[] =>
    features.map(({ properties, geometry: { coordinates } }, index) => {
      coordinates.forEach((ring, number) => {
        const path = ['features', index, 'geometry', 'coordinates', number]
        checkSteps(ring, longestStep, path, note)
        if (String(ring[0]) !== String(ring.at(-1)))
          note(path, {
            rule: 'is not a closed ring',
            allowed: 'a last point equal to the first',
            fix: 'repeat the first point at the end',
          })
        checkTurn(ring, number === 0, path, note)
      })
      const area = coordinates.reduce((sum, ring) => sum + ringArea(ring), 0)
      checkMeasure(properties.area, area, 2, ['features', index, 'properties', 'area'], note)
      return coordinates
    })

interface Relief {
  readonly levels: readonly { readonly rings: readonly (readonly number[])[] }[]
}

function readRelief({ levels }: Relief, note: NoteFault): Geometry['relief'] {
  return levels.map(({ rings }, level) =>
    rings.map((numbers, index) => {
      const path = ['levels', level, 'rings', index]
      const ring = readFlatLine(numbers, 400, path, note)
      checkTurn(ring, true, path, note)
      return ring
    }),
  )
}

interface Roads {
  readonly lines: readonly { readonly class: RoadClass; readonly paths: readonly (readonly number[])[] }[]
}

/** A road that touches no other road is misplaced. */
function readRoads({ lines }: Roads, note: NoteFault): Geometry['roads'] {
  const read = lines.flatMap(({ class: roadClass, paths }, group) =>
    paths.map((numbers, index) => {
      const path = ['lines', group, 'paths', index]
      return { roadClass, path, line: readFlatLine(numbers, 900, path, note) }
    }),
  )
  const endsOf = (line: Line) => [String(line[0]), String(line.at(-1))]
  const ends = new Tally(read.flatMap(({ line }) => endsOf(line)))
  const roads: Record<RoadClass, Line[]> = { track: [], minor: [], road: [], major: [], highway: [] }
  for (const { roadClass, path, line } of read) {
    roads[roadClass].push(line)
    if (endsOf(line).every(end => ends.get(end) === 1))
      note(path, {
        rule: 'touches no other road',
        allowed: 'end points that are shared with another segment',
        fix: 'correct its end points',
      })
  }
  return roads
}

interface Railway {
  readonly main: {
    readonly length: number
    readonly segments: readonly {
      readonly surface: boolean
      readonly length: number
      readonly path: readonly number[]
    }[]
  }
  readonly tram: { readonly path: readonly number[] }
  readonly siding: { readonly path: readonly number[] }
  readonly stations: Geometry['stations']
}

const longestRail = 1200

/** Maximum distance of a station from a point of the main line. */
const farthestStation = 200

/** One closed main line in segments, the tram, the dock siding and the stations. */
function readRailway(
  { main, tram, siding, stations }: Railway,
  note: NoteFault,
): Pick<Geometry, 'rails' | 'stations'> {
  const stretches = main.segments.map(({ path, surface, length }, index) => {
    const line = readFlatLine(path, longestRail, ['main', 'segments', index, 'path'], note)
    checkMeasure(length, lineLength(line), 2, ['main', 'segments', index, 'length'], note)
    return { line, surface }
  })
  stretches.forEach(({ line }, index) => {
    const next = stretches[(index + 1) % stretches.length]
    if (String(line.at(-1)) === String(next?.line[0])) return
    const rule = 'ends where the next stretch does not begin'
    note(['main', 'segments', index], { rule, allowed: 'one closed line', fix: 'correct the end point' })
  })
  const total = stretches.reduce((sum, { line }) => sum + lineLength(line), 0)
  checkMeasure(main.length, total, 20, ['main', 'length'], note)
  const corners = stretches.flatMap(({ line }) => line)
  stations.forEach(({ x, y }, index) => {
    if (corners.some(corner => Math.hypot(corner[0] - x, corner[1] - y) <= farthestStation)) return
    const rule = 'is far from the railway'
    note(['stations', index], {
      rule,
      allowed: `at most ${farthestStation} units off`,
      fix: 'correct x and y',
    })
  })
  const linesWhere = (isOpen: boolean) =>
    stretches.filter(({ surface }) => surface === isOpen).map(({ line }) => line)
  const ring = readFlatLine(tram.path, longestRail, ['tram', 'path'], note)
  const dock = readFlatLine(siding.path, longestRail, ['siding', 'path'], note)
  return {
    rails: {
      open: [...linesWhere(true), dock],
      tunnels: linesWhere(false),
      trams: [[...ring, ...ring.slice(0, 1)]],
    },
    stations,
  }
}

const parser =
  <Content, Value>(name: keyof typeof geometrySchemas, read: (content: Content, note: NoteFault) => Value) =>
  (text: string): ReadResult<Value> =>
    parseGeometry(`data-csv/map/${name}`, text, geometrySchemas[name], read)

/** The parser of each file in data-csv/map. */
export const geometryParsers = {
  'coastline.geojson': parser('coastline.geojson', readAreas(1000)),
  'builtup.geojson': parser('builtup.geojson', readAreas(450)),
  'relief.json': parser('relief.json', readRelief),
  'roads.json': parser('roads.json', readRoads),
  'railway.json': parser('railway.json', readRailway),
}

/** Reads the geometry of `data-csv/map`; missing, invalid or inconsistent files are problems. */
export function readGeometry(root: string): ReadResult<Geometry> {
  const read = <Value>(name: string, parse: (text: string) => ReadResult<Value>): ReadResult<Value> => {
    const text = readText(root, `data-csv/map/${name}`)
    return text.value === null ? text : parse(text.value)
  }
  const land = read('coastline.geojson', geometryParsers['coastline.geojson'])
  const towns = read('builtup.geojson', geometryParsers['builtup.geojson'])
  const relief = read('relief.json', geometryParsers['relief.json'])
  const roads = read('roads.json', geometryParsers['roads.json'])
  const railway = read('railway.json', geometryParsers['railway.json'])
  if (!land.value || !towns.value || !relief.value || !roads.value || !railway.value) {
    const problems = [land, towns, relief, roads, railway].flatMap(reading => reading.problems)
    return { value: null, problems }
  }
  const [areas, levels] = [{ land: land.value, towns: towns.value }, { relief: relief.value }]
  return { value: { ...areas, ...levels, roads: roads.value, ...railway.value }, problems: [] }
}
