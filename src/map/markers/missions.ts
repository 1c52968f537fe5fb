import { locationPositions } from '../../generated/location-positions.ts'
import { type GameMission, gameMissions } from '../../generated/missions.ts'
import { formatPosition, type Point } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

/** Interiors are in the sky: a start indoors is shown at its outside door, or not at all if several doors lead there. */
function startOf({ x, y, doors, door }: GameMission): Point | null {
  if (doors !== null) return locationPositions.find(({ number }) => number === door) ?? null
  return x === null || y === null ? null : { x, y }
}

/** Missions at their start markers. */
export const missionMarkers: readonly Marker[] = gameMissions.flatMap(mission => {
  const { number, title, strand, iconHex, x, y, z, location, door } = mission
  const point = startOf(mission)
  if (point === null || x === null || y === null || z === null) return []
  const start = formatPosition(x, y, z)
  return {
    ...{ layer: 'missions', id: String(number), name: title, x: point.x, y: point.y },
    facts: [
      ['Mission', String(number)],
      ['Strand', strand],
      ['Radar icon', iconHex ?? 'unknown'],
      ['Start marker', door === null ? start : `${start}, ${location}; shown at its door`],
      ...(door === null ? [] : [['Door', `location ${door}`, `/locations?row=${door}`] as const]),
    ] as const,
    row: `/missions?row=${number}`,
    box: null,
  }
})
