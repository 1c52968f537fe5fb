import { messageOf } from '#shared/text.ts'
import type { Problem } from '../../csv/declare.ts'
import { problemOfFile, type ReadResult, readText } from '../../csv/read-file.ts'
import type { Geometry, Line, Point, Polygon, RoadClass } from './geometry.ts'

/** Areas in the layout of GeoJSON. */
export interface AreasFile {
  readonly features: readonly {
    readonly properties: { readonly area: number }
    readonly geometry: { readonly coordinates: Polygon }
  }[]
}

export interface ReliefFile {
  readonly levels: readonly { readonly rings: readonly (readonly number[])[] }[]
}

export interface RoadsFile {
  readonly lines: readonly { readonly class: RoadClass; readonly paths: readonly (readonly number[])[] }[]
}

interface Track {
  readonly path: readonly number[]
}

/** One closed main line in segments, the tram, the dock siding and the stations. */
export interface RailwayFile {
  readonly main: {
    readonly length: number
    readonly segments: readonly (Track & { readonly surface: boolean; readonly length: number })[]
  }
  readonly tram: Track
  readonly siding: Track
  readonly stations: Geometry['stations']
}

/** The files of `data-csv/map` that are not tables. */
export const geometryFiles = [
  'coastline.geojson',
  'builtup.geojson',
  'relief.json',
  'roads.json',
  'railway.json',
] as const

/** The points of a flat list x, y, x, y, … */
export function toLine(numbers: readonly number[]): Line {
  return numbers.flatMap((x, index): Point[] => {
    const y = numbers[index + 1]
    return index % 2 === 1 || y === undefined ? [] : [[x, y]]
  })
}

const areasOf = ({ features }: AreasFile) => features.map(({ geometry }) => geometry.coordinates)

const reliefOf = ({ levels }: ReliefFile) => levels.map(({ rings }) => rings.map(toLine))

function roadsOf({ lines }: RoadsFile): Geometry['roads'] {
  const linesOf = (wanted: RoadClass) =>
    lines.filter(line => line.class === wanted).flatMap(({ paths }) => paths.map(toLine))
  return {
    track: linesOf('track'),
    minor: linesOf('minor'),
    road: linesOf('road'),
    major: linesOf('major'),
    highway: linesOf('highway'),
  }
}

function railwayOf({ main, tram, siding, stations }: RailwayFile): Pick<Geometry, 'rails' | 'stations'> {
  const segmentsWhere = (isOpen: boolean) =>
    main.segments.filter(({ surface }) => surface === isOpen).map(({ path }) => toLine(path))
  const ring = toLine(tram.path)
  return {
    rails: {
      open: [...segmentsWhere(true), toLine(siding.path)],
      tunnels: segmentsWhere(false),
      trams: [[...ring, ...ring.slice(0, 1)]],
    },
    stations,
  }
}

/**
 * Reads the geometry of `data-csv/map`; files that are missing, broken or have another layout are problems.
 * The layout in detail and the numbers are verified by tests: these files are drawn, not edited.
 */
export function readGeometry(root: string): ReadResult<Geometry> {
  const problems: Problem[] = []
  function read<Content, Value>(
    name: (typeof geometryFiles)[number],
    parse: (content: Content) => Value,
  ): Value | null {
    const file = `data-csv/map/${name}`
    const text = readText(root, file)
    problems.push(...text.problems)
    try {
      return text.value === null ? null : parse(JSON.parse(text.value))
    } catch (error) {
      const rule = `does not have its layout (${messageOf(error)})`
      const allowed = 'the layout in data-csv/map/README.md'
      problems.push(problemOfFile(file, { rule, allowed, fix: 'restore the file' }))
      return null
    }
  }
  const land = read('coastline.geojson', areasOf)
  const towns = read('builtup.geojson', areasOf)
  const relief = read('relief.json', reliefOf)
  const roads = read('roads.json', roadsOf)
  const railway = read('railway.json', railwayOf)
  return land && towns && relief && roads && railway
    ? { value: { land, towns, relief, roads, ...railway }, problems: [] }
    : { value: null, problems }
}
