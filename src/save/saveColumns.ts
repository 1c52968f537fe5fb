import type { SchoolState } from '../generated/blocks/01-school-state.ts'
import type { Save } from '../generated/gtasa-save/index.js'
import {
  doors,
  gangs,
  mapSections,
  pickupLocations,
  pickups,
  policeTraps,
  respawnPoints,
} from './columns/locations.ts'
import { savehouses, savehouseVariables, savePlaces, weapons } from './columns/player.ts'
import { jumps, missionMarkers, missions, tags, threads } from './columns/progress.ts'
import {
  checklist,
  notCounted,
  statistics,
  variableBits,
  variablePositions,
  variables,
} from './columns/variables.ts'
import { garageRowCars, garages, parkedCars, savedGarages, vehicleTypes } from './columns/vehicles.ts'
import { hiding, type SaveColumn } from './saveColumn.ts'

/** The column "Your save" of each table that has one, by the name of the table. */
export const saveColumns: Readonly<Record<string, (save: Save) => SaveColumn>> = {
  'blocks/01-missions': hiding(['iconHex'], missionMarkers),
  'blocks/01-other-variables': variablePositions,
  'blocks/01-school-state': hiding<SchoolState>(['sizeBytes'], variablePositions),
  'blocks/01-schools': variablePositions,
  'blocks/01-variable-bits': hiding(['evidence'], variableBits),
  'blocks/03-garage-rows': hiding(['savehouse'], garageRowCars),
  'blocks/03-garages': hiding(['topZ'], savedGarages),
  'blocks/06-pickup-locations': hiding(['atStart', 'saves'], pickupLocations),
  'blocks/08-respawn-points': hiding(['radius'], respawnPoints),
  'blocks/10-gangs': gangs,
  'blocks/12-parked-cars': hiding(['atStart', 'saves', 'variable'], parkedCars),
  'blocks/16-statistics': statistics,
  'blocks/17-police-traps': hiding(['target1X', 'target1Y'], policeTraps),
  'blocks/20-tags': tags,
  'blocks/21-map-sections': mapSections,
  'blocks/24-jumps': hiding(['landMinX', 'landMinY', 'landMinZ'], jumps),
  checklist: hiding(['valueAt100'], checklist),
  garages,
  locations: hiding(['marker', 'usualTarget'], doors),
  missions: hiding(['respect', 'statistics'], missions),
  'not-counted': notCounted,
  pickups,
  'save-places': savePlaces,
  'savehouse-variables': savehouseVariables,
  savehouses: hiding(['timesUsed'], savehouses),
  threads,
  variables: hiding(['evidence'], variables),
  vehicles: vehicleTypes,
  weapons,
}
