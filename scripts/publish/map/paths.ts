import { encodePath, encodeSmoothRings } from './encode-path.ts'
import type { Geometry, Line } from './geometry.ts'
import { createWaterTest, findBridges } from './geometry.ts'

const edge = 3100
const spacing = 500
const tick = 40
const arm = 22

/** Path data of a small cross every 500 units and of ticks along the map edges. */
function graticuleTicks(): string {
  let path = ''
  for (let x = -3000; x <= 3000; x += spacing) {
    path += `M${x} ${-edge}v${tick}m0 ${2 * edge - 2 * tick}v${tick}`
    path += `M${-edge} ${x}h${tick}m${2 * edge - 2 * tick} 0h${tick}`
    for (let y = -3000; y <= 3000; y += spacing)
      path += `M${x - arm} ${y}h${2 * arm}m${-arm} ${-arm}v${2 * arm}`
  }
  return path
}

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

/** The geometry as SVG path data, one path per kind. */
export function encodePaths({ land, towns, relief, roads, rails, stations }: Geometry) {
  const isWater = createWaterTest(land)
  return {
    coast: encodePath(land.flat(), true),
    dryLand: encodePath(land.slice(0, 1).flat(), true),
    relief: relief.map(encodeSmoothRings),
    towns: encodePath(towns.flat(), true),
    track: encodePath(roads.track),
    minor: encodePath(roads.minor),
    road: encodePath(roads.road),
    major: encodePath(roads.major),
    highway: encodePath(roads.highway),
    bridges: encodePath(findBridges([...roads.road, ...roads.minor, ...roads.track], isWater)),
    broadBridges: encodePath(findBridges([...roads.highway, ...roads.major], isWater)),
    railBridges: encodePath(findBridges(rails.open, isWater)),
    rails: encodePath(rails.open),
    tunnels: encodePath(rails.tunnels),
    trams: encodePath(rails.trams),
    stations: encodePath(stations.map(square), true),
    ticks: graticuleTicks(),
  }
}
