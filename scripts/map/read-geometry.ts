import type { Reading } from '../step/read-file.ts'
import { type JsonValue, readJson } from '../step/read-json.ts'
import { type Line, type Polygon, pairPoints } from './geometry.ts'

type RoadClass = 'track' | 'minor' | 'road' | 'major' | 'highway'

export interface Geometry {
  /** Land with its lakes as holes; the first polygon is the dry north. */
  readonly land: readonly Polygon[]
  readonly towns: readonly Polygon[]
  /** Rings by height above the sea, low to high. */
  readonly relief: readonly (readonly Line[])[]
  readonly roads: Readonly<Record<RoadClass, readonly Line[]>>
  readonly rails: {
    readonly open: readonly Line[]
    readonly tunnels: readonly Line[]
    readonly trams: readonly Line[]
  }
  readonly stations: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}

const readLine = (value: JsonValue): Line => pairPoints(value.numbers())

function readPolygons(json: JsonValue): readonly Polygon[] {
  return json
    .at('features')
    .list()
    .map(feature =>
      feature
        .at('geometry')
        .at('coordinates')
        .list()
        .map(ring => pairPoints(ring.list().flatMap(point => point.numbers()))),
    )
}

function readRelief(json: JsonValue): Geometry['relief'] {
  return json
    .at('levels')
    .list()
    .map(level => level.at('rings').list().map(readLine))
}

function readRoads(json: JsonValue): Geometry['roads'] {
  const groups = json.at('lines').list()
  const ofClass = (name: RoadClass) =>
    groups
      .filter(group => group.at('class').text() === name)
      .flatMap(group => group.at('paths').list().map(readLine))
  return {
    track: ofClass('track'),
    minor: ofClass('minor'),
    road: ofClass('road'),
    major: ofClass('major'),
    highway: ofClass('highway'),
  }
}

function readRailway(json: JsonValue): Pick<Geometry, 'rails' | 'stations'> {
  const stretches = json.at('main').at('segments').list()
  const main = (isOpen: boolean) =>
    stretches
      .filter(stretch => stretch.at('surface').flag() === isOpen)
      .map(stretch => readLine(stretch.at('path')))
  const tram = readLine(json.at('tram').at('path'))
  return {
    rails: {
      open: [...main(true), readLine(json.at('siding').at('path'))],
      tunnels: main(false),
      trams: [[...tram, ...tram.slice(0, 1)]],
    },
    stations: json
      .at('stations')
      .list()
      .map(stop => ({ name: stop.at('name').text(), x: stop.at('x').number(), y: stop.at('y').number() })),
  }
}

/** Reads the geometry of `data-csv/map`; a problem for each file that is missing or broken. */
export function readGeometry(root: string): Reading<Geometry> {
  const read = <Value>(file: string, reader: (json: JsonValue) => Value) =>
    readJson(root, `data-csv/map/${file}`, reader)
  const land = read('coastline.geojson', readPolygons)
  const towns = read('builtup.geojson', readPolygons)
  const relief = read('relief.json', readRelief)
  const roads = read('roads.json', readRoads)
  const railway = read('railway.json', readRailway)
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
