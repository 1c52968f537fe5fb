import { locationPositions } from '../../generated/location-positions.ts'
import { locations } from '../../generated/locations.ts'
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
    layer: 'missions',
    id: String(number),
    name: title,
    x: point.x,
    y: point.y,
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

/** Doors in the outside world. */
export const locationMarkers: readonly Marker[] = locationPositions.flatMap(({ number, x, y, z }) => {
  const door = locations.find(location => location.number === number)
  if (door?.interior !== 0) return []
  const { description, marker, usualTarget, kind, district } = door
  return {
    layer: 'locations',
    id: String(number),
    x,
    y,
    name: `${number} ${description ?? kind ?? 'unnamed'}`,
    facts: [
      ['Location', String(number)],
      ['Marker', marker ?? 'none'],
      [
        'Kind and district',
        `${kind ?? 'unknown kind'}, ${district ?? 'unknown district'} (derived from marker and position)`,
      ],
      ['Position', formatPosition(x, y, z)],
      ['Usual target', usualTarget === null ? 'none' : String(usualTarget)],
    ] as const,
    row: `/locations?row=${number}`,
    box: null,
  }
})
