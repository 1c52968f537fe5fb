import type { Save } from '../generated/gtasa-save/index.js'
import {
  doors,
  gangs,
  pickupLocations,
  pickups,
  savehouses,
  savePlaces,
  weapons,
} from './columns/locations.ts'
import {
  checklist,
  jumps,
  missionMarkers,
  missions,
  statistics,
  tags,
  threads,
  variables,
} from './columns/progress.ts'
import { allGarages, garageRowCars, garages, parkedCars, vehicleTypes } from './columns/vehicles.ts'
import type { SaveColumn } from './saveColumn.ts'

/** The column "Your save" of each table that has one, by the name of the table. */
export const saveColumns: Readonly<Record<string, (save: Save) => SaveColumn>> = {
  'blocks/01-missions': missionMarkers,
  'blocks/03-garage-rows': garageRowCars,
  'blocks/03-garages': allGarages,
  'blocks/06-pickup-locations': pickupLocations,
  'blocks/10-gangs': gangs,
  'blocks/12-parked-cars': parkedCars,
  'blocks/16-statistics': statistics,
  'blocks/20-tags': tags,
  'blocks/24-jumps': jumps,
  checklist,
  garages,
  locations: doors,
  missions,
  pickups,
  'save-places': savePlaces,
  savehouses,
  threads,
  variables,
  vehicles: vehicleTypes,
  weapons,
}
