import type { Point } from '#shared/map-pixels.ts'
import { tagsTable } from '../../generated/blocks/20-tags.ts'
import { locationPositions } from '../../generated/location-positions.ts'
import { locationsTable } from '../../generated/locations.ts'
import { type GameMission, gameMissionsTable } from '../../generated/missions.ts'
import { formatPosition } from '../../site/coordinates.ts'
import { noTargetText } from '../../site/noTargetText.ts'
import { type Layer, layerOf } from '../marker.ts'

/** Interiors are in the sky: a start indoors is shown at its outside door, or not at all if several doors lead there. */
function startOf({ x, y, doors, door }: GameMission): Point | null {
  if (doors !== null) return locationPositions.find(({ number }) => number === door) ?? null
  return x === null || y === null ? null : { x, y }
}

/** Entrances, tags and starts of missions. */
export const locationLayers: readonly Layer[] = [
  /** Doors in the outside world. */
  layerOf({ id: 'locations', title: 'Locations outdoors' }, locationsTable, door => {
    const { number, description, marker, side, usualTarget, kind, district } = door
    const position = locationPositions.find(location => location.number === number)
    if (side !== 'Outside' || position === undefined) return null
    const { x, y, z } = position
    return {
      x,
      y,
      name: `${number} ${description ?? kind ?? 'unnamed'}`,
      facts: [
        ['Location', String(number)],
        ['Marker', marker ?? 'none'],
        ['Kind (from marker)', kind ?? 'unknown'],
        ['District (from position)', district ?? 'none'],
        ['Position', formatPosition(x, y, z)],
        usualTarget === null
          ? ['Leads to', noTargetText(side)]
          : ['Leads to', `location ${usualTarget}`, `/locations?row=${usualTarget}`],
      ],
    }
  }),
  layerOf({ id: 'tags', title: 'Tags' }, tagsTable, ({ index, model, offsetHex, x, y, z }) => ({
    name: `Tag ${index}`,
    x,
    y,
    facts: [
      ['Offset in block 20', offsetHex],
      ['Model', model],
      ['Position', formatPosition(x, y, z)],
    ],
  })),
  /** Missions at their start markers. */
  layerOf({ id: 'missions', title: 'Missions' }, gameMissionsTable, mission => {
    const { number, title, strand, iconHex, x, y, z, location, door } = mission
    const point = startOf(mission)
    if (point === null || x === null || y === null || z === null) return null
    const start = formatPosition(x, y, z)
    return {
      name: title,
      x: point.x,
      y: point.y,
      facts: [
        ['Mission', String(number)],
        ['Strand', strand],
        ['Radar icon (hex)', iconHex ?? 'unknown'],
        ['Start marker', door === null ? start : `${start}, ${location}; shown at its door`],
        ...(door === null ? [] : [['Door', `location ${door}`, `/locations?row=${door}`] as const]),
      ],
    }
  }),
]
