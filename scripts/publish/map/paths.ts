import { mapReachUnits } from '#shared/map-pixels.ts'
import { createWaterTest, findBridges, type Geometry, type Line } from './geometry.ts'

/** Joins numbers with as few separators as SVG allows: a minus sign needs none. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('')
}

/**
 * SVG path data of lines or rings in whole game units, y downwards, with relative commands: about half the size of
 * absolute ones. All lines share one path, each relative to the end of the previous one.
 */
export function encodePath(lines: readonly Line[], isClosed = false): string {
  let atX = 0
  let atY = 0
  let path = ''
  for (const line of lines) {
    let startX = 0
    let startY = 0
    line.forEach(([pointX, pointY], index) => {
      const x = Math.round(pointX)
      const y = Math.round(-pointY)
      if (index > 0 && x === atX && y === atY) return
      const step = joinNumbers([x - atX, y - atY])
      if (index === 0) {
        path += `m${step}` // further pairs after m are implicit lines
        startX = x
        startY = y
      } else path += step.startsWith('-') ? step : ` ${step}`
      atX = x
      atY = y
    })
    if (isClosed) {
      path += 'z'
      atX = startX // after z the current point is the start of the ring
      atY = startY
    }
  }
  return path
}

/**
 * Path data of rings smoothed to quadratic curves: corners are control points, midpoints of the sides are on
 * the curve. `t` mirrors the last control point, which for midpoints is the next corner, so the curve needs
 * no more numbers than the straight ring. Halves are kept, as rounding errors would add up along the mirrored
 * points.
 */
export function encodeSmoothRings(rings: readonly Line[]): string {
  return rings.map(encodeSmoothRing).join('')
}

function encodeSmoothRing(ring: Line): string {
  const corners = ring.map(([x, y]) => [x, -y] as const)
  const middles = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2] as const
  })
  const [start, ...others] = middles
  const second = corners[1]
  if (!start || !second) return ''
  let [atX, atY] = start
  const steps = [...others, start].map(([x, y]) => {
    const step = [x - atX, y - atY]
    atX = x
    atY = y
    return step
  })
  const [curve = [], ...mirrored] = steps
  const control = [second[0] - start[0], second[1] - start[1]]
  return `M${joinNumbers(start)}q${joinNumbers([...control, ...curve])}t${joinNumbers(mirrored.flat())}z`
}

const spacing = 500
const tick = 40
const arm = 22

/** Path data of a small cross every 500 units and of ticks along the map edges. */
function graticuleTicks(): string {
  let path = ''
  for (let x = -3000; x <= 3000; x += spacing) {
    path += `M${x} ${-mapReachUnits}v${tick}m0 ${2 * mapReachUnits - 2 * tick}v${tick}`
    path += `M${-mapReachUnits} ${x}h${tick}m${2 * mapReachUnits - 2 * tick} 0h${tick}`
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
