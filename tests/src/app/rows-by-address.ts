import { missions } from '../../../src/generated/blocks/01-missions.ts'
import { otherVariables } from '../../../src/generated/blocks/01-other-variables.ts'
import { schoolStates } from '../../../src/generated/blocks/01-school-state.ts'
import { schoolExercises } from '../../../src/generated/blocks/01-schools.ts'
import { angleExamples } from '../../../src/generated/blocks/03-angle-examples.ts'
import { savedGarages } from '../../../src/generated/blocks/03-garages.ts'
import { safeHouses } from '../../../src/generated/blocks/03-safe-houses.ts'
import { pickupPlaces } from '../../../src/generated/blocks/06-pickup-places.ts'
import { pickupTypes } from '../../../src/generated/blocks/06-pickup-types.ts'
import { restartPlaces } from '../../../src/generated/blocks/08-restart-places.ts'
import { gangs } from '../../../src/generated/blocks/10-gangs.ts'
import { parkedCars } from '../../../src/generated/blocks/12-parked-cars.ts'
import { statistics } from '../../../src/generated/blocks/16-statistics.ts'
import { policeTraps } from '../../../src/generated/blocks/17-police-traps.ts'
import { tags } from '../../../src/generated/blocks/20-tags.ts'
import { mapSections } from '../../../src/generated/blocks/21-map-sections.ts'
import { stuntJumps } from '../../../src/generated/blocks/24-jumps.ts'
import { formatCorrections } from '../../../src/generated/format/corrections.ts'
import { formatVersions } from '../../../src/generated/format/versions.ts'
import { garages } from '../../../src/generated/garages.ts'
import { locations } from '../../../src/generated/locations.ts'
import { gameMissions } from '../../../src/generated/missions.ts'
import { pickups } from '../../../src/generated/pickups.ts'
import { radarIcons } from '../../../src/generated/radar-icons.ts'
import { recipes } from '../../../src/generated/recipes/recipes.ts'
import { savePlaces } from '../../../src/generated/save-places.ts'
import { savehouseVariables } from '../../../src/generated/savehouse-variables.ts'
import { savehouses } from '../../../src/generated/savehouses.ts'
import { tableSources } from '../../../src/generated/table-sources.ts'
import { threads } from '../../../src/generated/threads.ts'
import { vehicleColours } from '../../../src/generated/vehicle-colours.ts'
import { vehicleComponents } from '../../../src/generated/vehicle-components.ts'
import { vehicleMods } from '../../../src/generated/vehicle-mods.ts'
import { vehicles } from '../../../src/generated/vehicles.ts'
import { weapons } from '../../../src/generated/weapons.ts'

function keys<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): readonly string[] {
  return rows.map(row => String(keyOf(row)))
}

const unused = vehicles.filter(({ group }) => group === 'Unused')

/** The names of rows in addresses, by route and parameter. What the pages call `rowId` is written here once more. */
export const rowsByAddress: Readonly<Record<string, readonly string[]>> = {
  '/corrections?row': keys(formatCorrections, ({ page, where }) => `${page}-${where}`),
  '/sources?row': keys(tableSources, ({ table }) => table),
  '/recipes?row': keys(recipes, ({ key }) => key),
  '/threads?row': keys(threads, ({ name }) => name),
  '/missions?row': keys(gameMissions, ({ number }) => number),
  '/weapons?row': keys(weapons, ({ slot, idHex }) => `${slot}-${idHex}`),
  '/pickups?row': keys(pickups, ({ id }) => id),
  '/sprites?row': keys(radarIcons, ({ byteHex }) => byteHex),
  '/vcolors?row': keys(vehicleColours, ({ id }) => id),
  '/vtypes?row': keys(vehicles, ({ id }) => id),
  '/vtypes?unused.row': keys(unused, ({ id }) => id),
  '/vmods?row': keys(vehicleMods, ({ id }) => id),
  '/vmods?all.row': keys(vehicleComponents, ({ id }) => id),
  '/garages?row': keys(garages, ({ id }) => id),
  '/locations?row': keys(locations, ({ number }) => number),
  '/savehouses?row': keys(savehouses, ({ house }) => house),
  '/savehouses?places.row': keys(savePlaces, ({ id }) => id),
  '/savehouses?variables.row': keys(
    savehouseVariables,
    ({ block, addressHex }) => `${block}-${addressHex ?? 'teleport'}`,
  ),
  '/block/00?versions.row': keys(formatVersions, ({ idHex }) => idHex),
  '/block/01?missions.row': keys(
    missions,
    ({ positionHex, byteHex, mission }) => `${positionHex}-${byteHex}-${mission}`,
  ),
  '/block/01?schools.row': keys(schoolExercises, ({ positionHex, variable }) => positionHex ?? variable),
  '/block/01?state.row': keys(schoolStates, ({ positionHex, variable }) => positionHex ?? variable),
  '/block/01?others.row': keys(otherVariables, ({ positionHex, description }) => positionHex ?? description),
  '/block/03?garages.row': keys(savedGarages, ({ index }) => index),
  '/block/03?houses.row': keys(safeHouses, ({ safeHouse }) => safeHouse),
  '/block/03?angles.row': keys(angleExamples, ({ direction }) => direction),
  '/block/06?types.row': keys(pickupTypes, ({ byteHex }) => byteHex),
  '/block/06?places.row': keys(pickupPlaces, ({ number }) => number),
  '/block/08?places.row': keys(restartPlaces, ({ kind, index }) => `${kind}-${index}`),
  '/block/10?gangs.row': keys(gangs, ({ gang }) => gang),
  '/block/12?cars.row': keys(parkedCars, ({ index }) => index),
  '/block/16?stats.row': keys(statistics, ({ id }) => id),
  '/block/17?traps.row': keys(policeTraps, ({ index }) => index),
  '/block/20?tags.row': keys(tags, ({ index }) => index),
  '/block/21?sections.row': keys(mapSections, ({ offsetHex }) => offsetHex),
  '/block/24?jumps.row': keys(stuntJumps, ({ number }) => number),
  '/block/25?doors.row': keys(locations, ({ number }) => number),
}
