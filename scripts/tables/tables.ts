import type { AnyTable } from '../csv/declare.ts'
import { missions } from './blocks/01-missions.ts'
import { otherVariables } from './blocks/01-other-variables.ts'
import { schoolStates } from './blocks/01-school-state.ts'
import { schoolExercises } from './blocks/01-schools.ts'
import { variableBits } from './blocks/01-variable-bits.ts'
import { angleExamples } from './blocks/03-angle-examples.ts'
import { garageRows } from './blocks/03-garage-rows.ts'
import { savedGarages } from './blocks/03-garages.ts'
import { pickupLocations } from './blocks/06-pickup-locations.ts'
import { pickupTypes } from './blocks/06-pickup-types.ts'
import { typeExamples } from './blocks/06-type-examples.ts'
import { respawnPoints } from './blocks/08-respawn-points.ts'
import { gangs } from './blocks/10-gangs.ts'
import { parkedCars } from './blocks/12-parked-cars.ts'
import { statistics } from './blocks/16-statistics.ts'
import { policeTraps } from './blocks/17-police-traps.ts'
import { tagRotations } from './blocks/20-tag-rotations.ts'
import { tags } from './blocks/20-tags.ts'
import { mapSections } from './blocks/21-map-sections.ts'
import { stuntJumps } from './blocks/24-jumps.ts'
import { blocks } from './blocks.ts'
import { checklist } from './checklist.ts'
import { externalLinks } from './external-links.ts'
import { formatTables } from './format/format-tables.ts'
import { garages } from './garages.ts'
import { glossary } from './glossary.ts'
import { languages } from './languages.ts'
import { legend } from './legend.ts'
import { locationPositions } from './location-positions.ts'
import { locations } from './locations.ts'
import { labelsTable } from './map/labels.ts'
import { zonesTable } from './map/zones.ts'
import { markerKinds } from './marker-kinds.ts'
import { notCounted } from './not-counted.ts'
import { pages } from './pages.ts'
import { pickups } from './pickups.ts'
import { carryOver } from './platforms/carry-over.ts'
import { platformClaims } from './platforms/platform-claims.ts'
import { platforms } from './platforms/platforms.ts'
import { sources } from './provenance/sources.ts'
import { tableSources } from './provenance/table-sources.ts'
import { radarIcons } from './radar-icons.ts'
import { recipeSteps } from './recipe-steps.ts'
import { recipes } from './recipes.ts'
import { saveFileLocations } from './save-file-locations.ts'
import { savePlaces } from './save-places.ts'
import { savehouseVariables } from './savehouse-variables.ts'
import { savehouses } from './savehouses.ts'
import { threads } from './threads.ts'
import { fullVariables } from './variables/full-variables.ts'
import { gameMissions } from './variables/game-missions.ts'
import { missionChanges } from './variables/mission-changes.ts'
import { scriptGates } from './variables/script-gates.ts'
import { scripts } from './variables/scripts.ts'
import { variableArrays } from './variables/variable-arrays.ts'
import { variableRules } from './variables/variable-rules.ts'
import { variableShifts } from './variables/variable-shifts.ts'
import { vehicleColourPairs } from './vehicle-colour-pairs.ts'
import { vehicleColours } from './vehicle-colours.ts'
import { vehicleComponents } from './vehicle-components.ts'
import { vehicleMods } from './vehicle-mods.ts'
import { vehicleParts } from './vehicle-parts.ts'
import { vehicles } from './vehicles.ts'
import { weaponSlots } from './weapon-slots.ts'
import { weapons } from './weapons.ts'

const pageTables: readonly AnyTable[] = [
  threads,
  weaponSlots,
  weapons,
  pickups,
  radarIcons,
  vehicleColours,
  vehicleColourPairs,
  vehicles,
  vehicleMods,
  vehicleComponents,
  vehicleParts,
  garages,
  locations,
  locationPositions,
  markerKinds,
  savehouseVariables,
  savehouses,
  savePlaces,
  blocks,
  saveFileLocations,
  externalLinks,
  legend,
  glossary,
  pages,
  sources,
  tableSources,
  fullVariables,
  variableArrays,
  variableRules,
  scriptGates,
  scripts,
  gameMissions,
  missionChanges,
  checklist,
  notCounted,
  platforms,
  platformClaims,
  carryOver,
  variableShifts,
  recipes,
  recipeSteps,
  languages,
]

const blockTables: readonly AnyTable[] = [
  missions,
  otherVariables,
  schoolStates,
  schoolExercises,
  variableBits,
  angleExamples,
  savedGarages,
  garageRows,
  pickupTypes,
  typeExamples,
  pickupLocations,
  respawnPoints,
  gangs,
  parkedCars,
  statistics,
  policeTraps,
  tags,
  tagRotations,
  mapSections,
  stuntJumps,
]

/** All tables, in the order of the data index. */
export const tables = [...pageTables, labelsTable, zonesTable, ...blockTables, ...formatTables]
