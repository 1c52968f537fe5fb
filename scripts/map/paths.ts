import { encodePath, encodeSmoothRings } from './encode-path.ts'
import type { Line } from './geometry.ts'
import { graticuleTicks } from './graticule.ts'
import type { Geometry } from './read-geometry.ts'
import { findBridges } from './water.ts'

const stationHalfSize = 16

function square({ x, y }: { readonly x: number; readonly y: number }): Line {
  const half = stationHalfSize
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]
}

/** The geometry as SVG path data, one path for all of a kind. */
export function encodePaths({ land, towns, relief, roads, rails, stations }: Geometry) {
  return {
    coast: encodePath(land.flat(), true),
    dryLand: encodePath(land[0] ?? [], true),
    relief: relief.map(encodeSmoothRings),
    towns: encodePath(towns.flat(), true),
    track: encodePath(roads.track),
    minor: encodePath(roads.minor),
    road: encodePath(roads.road),
    major: encodePath(roads.major),
    highway: encodePath(roads.highway),
    bridges: encodePath(findBridges([...roads.road, ...roads.minor, ...roads.track], land)),
    broadBridges: encodePath(findBridges([...roads.highway, ...roads.major], land)),
    railBridges: encodePath(findBridges(rails.open, land)),
    rails: encodePath(rails.open),
    tunnels: encodePath(rails.tunnels),
    trams: encodePath(rails.trams),
    stations: encodePath(stations.map(square), true),
    ticks: graticuleTicks(),
  }
}
