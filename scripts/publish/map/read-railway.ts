import type { JsonValue } from '../../csv/json-value.ts'
import { type Geometry, type Line, lineLength } from './geometry.ts'
import { railway, stationNames } from './geometry-counts.ts'
import { checkMeasure, checkPoints, readFlatLine, units, world } from './geometry-rules.ts'

const railRules = { least: 2, longestStep: 1200 }

function readMainLine(json: JsonValue): { open: Line[]; tunnels: Line[] } {
  json.expectKeys('closed', 'length', 'segments').at('closed').is(true)
  const open: Line[] = []
  const tunnels: Line[] = []
  const segments = json.at('segments').listOf(railway.stretches)
  const lines = segments.map((segment, index) => {
    segment
      .expectKeys('surface', 'length', 'path')
      .at('surface')
      .is(index % 2 === 1)
    const line = readFlatLine(segment.at('path'), railRules)
    checkMeasure(segment.at('length'), lineLength(line), 2)
    ;(index % 2 === 1 ? open : tunnels).push(line)
    return line
  })
  lines.forEach((line, index) => {
    if (String(line.at(-1)) === String(lines[(index + 1) % lines.length]?.[0])) return
    segments[index]?.fault('ends where the next stretch does not begin', 'one closed line', 'correct the end')
  })
  checkPoints(json.at('segments'), lines, railway.mainPoints)
  checkMeasure(
    json.at('length'),
    lines.reduce((sum, line) => sum + lineLength(line), 0),
    20,
  )
  return { open, tunnels }
}

/** Farthest that a station lies from a corner of the main line. */
const farthestStation = 200

/** Reads the railway: one closed main line, the tram, the siding of the docks, the stations. */
export function readRailway(json: JsonValue): Pick<Geometry, 'rails' | 'stations'> {
  json.expectKeys('units', 'main', 'tram', 'siding', 'stations').at('units').is(units('path'))
  const { open, tunnels } = readMainLine(json.at('main'))
  const other = (name: string, isClosed: boolean, points: number) => {
    json.at(name).expectKeys('closed', 'path').at('closed').is(isClosed)
    const line = readFlatLine(json.at(name).at('path'), railRules)
    checkPoints(json.at(name).at('path'), [line], points)
    return line
  }
  const tram = other('tram', true, railway.tramPoints)
  const siding = other('siding', false, railway.sidingPoints)
  const corners = [...open, ...tunnels].flat()
  const stations = json
    .at('stations')
    .listFor(stationNames)
    .map(([station, name]) => {
      station.expectKeys('name', 'x', 'y').at('name').is(name)
      const place = { name, x: station.at('x').number(world), y: station.at('y').number(world) }
      if (corners.every(corner => Math.hypot(corner[0] - place.x, corner[1] - place.y) > farthestStation))
        station.fault('lies far from the railway', `at most ${farthestStation} units off`, 'correct x and y')
      return place
    })
  return { rails: { open: [...open, siding], tunnels, trams: [[...tram, ...tram.slice(0, 1)]] }, stations }
}
