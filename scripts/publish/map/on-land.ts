import { type Problem, problemsIn, type Source, type Table } from '../../csv/declare.ts'
import { missions } from '../../tables/blocks/01-missions.ts'
import { savedGarages } from '../../tables/blocks/03-garages.ts'
import { pickupLocations } from '../../tables/blocks/06-pickup-locations.ts'
import { respawnPoints } from '../../tables/blocks/08-respawn-points.ts'
import { parkedCars } from '../../tables/blocks/12-parked-cars.ts'
import { tags } from '../../tables/blocks/20-tags.ts'
import { locationPositions } from '../../tables/location-positions.ts'
import { gameMissions } from '../../tables/missions.ts'
import { savehouses } from '../../tables/savehouses.ts'
import { isInside } from '../../tables/shared/district.ts'
import { createWaterTest, edges, type Geometry, type Line, type Point } from './geometry.ts'

interface Positioned {
  readonly x: number | null
  readonly y: number | null
  readonly z: number | null
}

/** Tables with positions on the ground. Boats and beaches reach beyond the coastline. */
const onLand: readonly { readonly table: Table<Positioned, object>; readonly farthest: number }[] = [
  { table: missions, farthest: 20 },
  { table: gameMissions, farthest: 20 },
  { table: locationPositions, farthest: 20 },
  { table: savehouses, farthest: 20 },
  { table: savedGarages, farthest: 20 },
  { table: respawnPoints, farthest: 20 },
  { table: tags, farthest: 20 },
  { table: parkedCars, farthest: 40 },
  { table: pickupLocations, farthest: 130 },
]

type Edge = ReturnType<typeof edges>[number]

/** Distance of a point from the nearest of some edges. */
function distanceFrom(lines: readonly Edge[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const [[fromX, fromY], [toX, toY]] of lines) {
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(1, Math.max(0, along))
    least = Math.min(least, Math.hypot(x - fromX - part * dx, y - fromY - part * dy))
  }
  return least
}

const edgesOf = (lines: readonly Line[]): readonly Edge[] => lines.flatMap(edges)

/** Positions outdoors and above the water that are neither on land nor near the shore, a road or a railway. */
export function positionsOffLand({ land, roads, rails }: Geometry, source: Source): readonly Problem[] {
  const shore = edgesOf(land.flat())
  const ways = edgesOf([...Object.values(roads).flat(), ...Object.values(rails).flat()])
  const isWater = createWaterTest(land)
  const isOff = (point: Point, farthest: number) =>
    isWater(...point) && Math.min(distanceFrom(shore, point), distanceFrom(ways, point)) > farthest
  return onLand.flatMap(({ table, farthest }) =>
    problemsIn(table.read(source).soundRows, ({ values: { x, y, z } }) => {
      if (x === null || y === null || z === null || z < 0 || isInside({ z })) return null
      if (!isOff([x, y], farthest)) return null
      return {
        property: 'x',
        rule: `is in the water, with y ${y} and z ${z}, more than ${farthest} units from the shore and all roads`,
        allowed: 'a position on the land of data-csv/map/coastline.geojson',
        fix: 'correct x, y and z',
      }
    }),
  )
}
