import { type Line, type Polygon, pairPoints } from './geometry.ts'
import { type JsonValue, readJson } from './read-json.ts'

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

const folder = 'data-csv/map'

const readLine = (value: JsonValue): Line => pairPoints(value.numbers())

function readPolygons(root: string, file: string): readonly Polygon[] {
  const features = readJson(root, `${folder}/${file}`).at('features').list()
  return features.map(feature =>
    feature
      .at('geometry')
      .at('coordinates')
      .list()
      .map(ring => pairPoints(ring.list().flatMap(point => point.numbers()))),
  )
}

function readRoads(root: string): Geometry['roads'] {
  const groups = readJson(root, `${folder}/roads.json`).at('lines').list()
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

/** Reads the geometry of `data-csv/map`. Throws an error that names file and place when a file is broken. */
export function readGeometry(root: string): Geometry {
  const railway = readJson(root, `${folder}/railway.json`)
  const stretches = railway.at('main').at('segments').list()
  const main = (isOpen: boolean) =>
    stretches
      .filter(stretch => stretch.at('surface').flag() === isOpen)
      .map(stretch => readLine(stretch.at('path')))
  const tram = readLine(railway.at('tram').at('path'))
  return {
    land: readPolygons(root, 'coastline.geojson'),
    towns: readPolygons(root, 'builtup.geojson'),
    relief: readJson(root, `${folder}/relief.json`)
      .at('levels')
      .list()
      .map(level => level.at('rings').list().map(readLine)),
    roads: readRoads(root),
    rails: {
      open: [...main(true), readLine(railway.at('siding').at('path'))],
      tunnels: main(false),
      trams: [[...tram, ...tram.slice(0, 1)]],
    },
    stations: railway
      .at('stations')
      .list()
      .map(stop => ({ name: stop.at('name').text(), x: stop.at('x').number(), y: stop.at('y').number() })),
  }
}
