import { Tally } from '#shared/collections.ts'
import type { PickupLocation } from '../../generated/blocks/06-pickup-locations.ts'
import type { RespawnPoint } from '../../generated/blocks/08-respawn-points.ts'
import { type Gang, gangsTable } from '../../generated/blocks/10-gangs.ts'
import type { PoliceTrap } from '../../generated/blocks/17-police-traps.ts'
import type { MapSection } from '../../generated/blocks/21-map-sections.ts'
import { textOf } from '../../generated/gtasa-save/index.js'
import type { Location } from '../../generated/locations.ts'
import type { MapZone } from '../../generated/map/zones.ts'
import type { Pickup } from '../../generated/pickups.ts'
import {
  type ColumnMaker,
  choice,
  elementOffsets,
  hiding,
  inFile,
  number,
  pathOffset,
  type SaveColumns,
  text,
} from '../saveColumn.ts'

/** Coordinates of pickups are stored in eighths of a metre. */
const unitsPerMetre = 8

const pickups: ColumnMaker<Pickup> = ({ blocks }) => {
  const own = blocks.pickups.pickups.filter(({ type }) => type !== 0)
  const counts = new Tally(own.map(({ model }) => model))
  return number('Pickups with this model in your save', ({ id }) => counts.of(id))
}

const pickupLocations: ColumnMaker<PickupLocation> = save => {
  const own = save.blocks.pickups.pickups
  const keyOf = (model: number, x: number, y: number, z: number) => [model, x, y, z].map(Math.round).join()
  const indexes = new Map(
    own.flatMap(({ type, model, position: { x, y, z } }, index): [string, number][] =>
      type === 0 ? [] : [[keyOf(model, x / unitsPerMetre, y / unitsPerMetre, z / unitsPerMetre), index]],
    ),
  )
  const indexOf = ({ model, x, y, z }: PickupLocation) => indexes.get(keyOf(model, x, y, z))
  const offsetOf = elementOffsets(save, 'block06.pickups', own)
  return choice(
    'Whether the pickup is in your save',
    row => (indexOf(row) === undefined ? 'not there' : 'there'),
    inFile(null, row => offsetOf(indexOf(row))),
  )
}

const doors: ColumnMaker<Location> = save => {
  const own = save.blocks.doors.doors
  const offsetOf = elementOffsets(save, 'block25.doors', own)
  const indexes = new Map(own.map(({ index: number }, index) => [number, index]))
  return number(
    'Location that the door leads to in your save',
    row => {
      const linked = own[indexes.get(row.number) ?? -1]?.linked ?? -1
      return linked < 0 ? null : linked
    },
    inFile(null, row => offsetOf(indexes.get(row.number))),
  )
}

const gangs: ColumnMaker<Gang> = ({ blocks }) =>
  number('Zones of your save where the gang has members', ({ gang }) => {
    return blocks.zones.zoneInfos.filter(({ gangStrength }) => (gangStrength[gang] ?? 0) > 0).length
  })

/** Zones by their labels: the two of one label share their settings. */
const zones: ColumnMaker<MapZone> = save => {
  const { zones: own, zoneInfos } = save.blocks.zones
  const infoIndexes = new Map(own.map(({ label, infoIndex }) => [textOf(label), infoIndex]))
  const infoIndexOf = ({ zone }: MapZone) => infoIndexes.get(zone.toUpperCase())
  const offsetOf = elementOffsets(save, 'block10.zone_infos', zoneInfos)
  return text(
    'Density of each gang in your save',
    row => {
      const info = zoneInfos[infoIndexOf(row) ?? -1]
      if (info === undefined) return null
      const strengthOf = ({ gang }: Gang) => info.gangStrength[gang] ?? 0
      const present = gangsTable.rows.filter(gang => strengthOf(gang) > 0)
      return present.map(gang => `${gang.name}: density ${strengthOf(gang)}`).join(', ') || 'no gangs'
    },
    inFile(null, row => offsetOf(infoIndexOf(row))),
  )
}

const policeTraps: ColumnMaker<PoliceTrap> = save => {
  const { setPieces } = save.blocks.policeTraps
  const offsetOf = elementOffsets(save, 'block17.set_pieces', setPieces)
  return number(
    'Time of its last use in your save, in milliseconds of game time',
    ({ index }) => setPieces[index]?.lastMs ?? null,
    inFile('offsetHex', ({ index }) => offsetOf(index)),
  )
}

const mapSections: ColumnMaker<MapSection> = save => {
  const { keptLoaded } = save.blocks.mapSections
  const offsetOf = elementOffsets(save, 'block21.kept_loaded', keptLoaded)
  return choice(
    'Whether the byte is set in your save',
    ({ index }) => {
      const isSet = keptLoaded[index]
      return isSet === undefined ? null : isSet ? 'set' : 'not set'
    },
    inFile('offsetHex', ({ index }) => offsetOf(index)),
  )
}

/** Furthest that a respawn point of the table is from the same one of a save, in metres. */
const samePoint = 1

const respawnPoints: ColumnMaker<RespawnPoint> = save => {
  const { hospitals, police, extraHospital, extraPolice } = save.blocks.restartPlaces
  const extra = (path: string) => () => pathOffset(save, path)
  const lists = {
    hospital: { points: hospitals, offsetOf: elementOffsets(save, 'block08.hospitals', hospitals) },
    'police station': { points: police, offsetOf: elementOffsets(save, 'block08.police', police) },
    'extra hospital': { points: [extraHospital], offsetOf: extra('block08.extra_hospital') },
    'extra police station': { points: [extraPolice], offsetOf: extra('block08.extra_police') },
  }
  return choice(
    'Whether the point is the same in your save',
    ({ kind, index, x, y, z }) => {
      const own = lists[kind].points[index]?.position
      if (own === undefined) return 'not there'
      if (own.x === 0 && own.y === 0 && own.z === 0) return 'not set'
      return Math.hypot(own.x - x, own.y - y, own.z - z) < samePoint ? 'the same' : 'moved'
    },
    inFile(null, ({ kind, index }) => lists[kind].offsetOf(index)),
  )
}

export const locationColumns: SaveColumns = {
  'blocks/06-pickup-locations': hiding(['atStart', 'saves'], pickupLocations),
  'blocks/08-respawn-points': hiding(['radius'], respawnPoints),
  'blocks/10-gangs': gangs,
  'blocks/17-police-traps': hiding(['target1X', 'target1Y'], policeTraps),
  'blocks/21-map-sections': mapSections,
  'map/zones': zones,
  locations: hiding(['marker', 'usualTarget'], doors),
  pickups,
}
