import { type Reference, reference } from '../../csv/engine/cross/reference.ts'
import { missions } from '../blocks/01-missions.ts'
import { safeHouses } from '../blocks/03-safe-houses.ts'
import { pickupPlaces } from '../blocks/06-pickup-places.ts'
import { pickupTypes } from '../blocks/06-pickup-types.ts'
import { parkedCars } from '../blocks/12-parked-cars.ts'
import { statistics } from '../blocks/16-statistics.ts'
import { checklist } from '../checklist.ts'
import { garages } from '../garages.ts'
import { locations } from '../locations.ts'
import { markerKinds } from '../marker-kinds.ts'
import { notCounted } from '../not-counted.ts'
import { pickups } from '../pickups.ts'
import { radarIcons } from '../radar-icons.ts'
import { recipeSteps } from '../recipe-steps.ts'
import { recipes } from '../recipes.ts'
import { savePlaces } from '../save-places.ts'
import { savehouses } from '../savehouses.ts'
import { threads } from '../threads.ts'
import { gameMissions } from '../variables/game-missions.ts'
import { variables } from '../variables/variables.ts'
import { vehicleColourPairs } from '../vehicle-colour-pairs.ts'
import { vehicleColours } from '../vehicle-colours.ts'
import { vehicleComponents } from '../vehicle-components.ts'
import { vehicleMods } from '../vehicle-mods.ts'
import { vehicleParts } from '../vehicle-parts.ts'
import { vehicles } from '../vehicles.ts'
import { weaponSlots } from '../weapon-slots.ts'
import { weapons } from '../weapons.ts'

const slot = { table: weaponSlots, property: 'slot' } as const
const house = { table: savehouses, property: 'house' } as const
const location = { table: locations, property: 'number' } as const
const vehicle = { table: vehicles, property: 'id' } as const
const component = { table: vehicleComponents, property: 'id' } as const
const componentModel = { table: vehicleComponents, property: 'model' } as const
const colour = { table: vehicleColours, property: 'id' } as const
const thread = { table: threads, property: 'name' } as const
const variable = { table: variables, property: 'index' } as const
const icon = { table: radarIcons, property: 'byteHex' } as const
const marker = { table: locations, property: 'marker' } as const
const markerKind = { table: markerKinds, property: 'marker' } as const

const recipe = { table: recipes, property: 'recipe' } as const

const noColour = new Map([[227, 'slip in the game file carcols.dat: there is no such colour']])
const unseenThread = new Map([['buy3', 'named in older tables, seen in no save']])

/** Columns that contain keys of other tables. */
export const references: readonly Reference[] = [
  reference({ table: weapons, property: 'slot' }, slot),
  reference({ table: weapons, property: 'pickup' }, { table: pickups, property: 'id' }),
  reference({ table: savehouses, property: 'locationInside' }, location),
  reference({ table: savePlaces, property: 'house' }, house),
  reference({ table: savePlaces, property: 'location' }, location),
  reference({ table: locations, property: 'usualTarget' }, location),
  reference(marker, markerKind),
  reference(markerKind, marker),
  reference({ table: vehicleParts, property: 'vehicleId' }, vehicle),
  reference({ table: vehicleParts, property: 'componentId' }, component),
  reference({ table: vehicleComponents, property: 'linkedModel' }, componentModel),
  reference({ table: vehicleMods, property: 'id' }, component),
  reference({ table: vehicleMods, property: 'id2' }, component),
  reference({ table: vehicleColourPairs, property: 'vehicleId' }, vehicle),
  reference({ table: vehicleColourPairs, property: 'colour1' }, colour),
  reference({ table: vehicleColourPairs, property: 'colour2' }, colour, noColour),
  reference({ table: vehicleColourPairs, property: 'colour3' }, colour),
  reference({ table: vehicleColourPairs, property: 'colour4' }, colour),
  reference({ table: safeHouses, property: 'garage' }, { table: garages, property: 'id' }),
  reference({ table: parkedCars, property: 'vehicle' }, vehicle),
  reference({ table: parkedCars, property: 'colour1' }, colour),
  reference({ table: parkedCars, property: 'colour2' }, colour),
  reference({ table: parkedCars, property: 'variable' }, variable),
  reference({ table: pickupPlaces, property: 'model' }, { table: pickups, property: 'id' }),
  reference({ table: pickupPlaces, property: 'typeHex' }, { table: pickupTypes, property: 'byteHex' }),
  reference({ table: pickupPlaces, property: 'variable' }, variable),
  reference({ table: missions, property: 'thread' }, thread, unseenThread),
  reference({ table: missions, property: 'iconHex' }, icon),
  reference({ table: checklist, property: 'mission' }, { table: gameMissions, property: 'number' }),
  reference({ table: checklist, property: 'statistic' }, { table: statistics, property: 'id' }),
  reference({ table: notCounted, property: 'statistic' }, { table: statistics, property: 'id' }),
  reference({ table: recipeSteps, property: 'recipe' }, recipe),
  reference(recipe, { table: recipeSteps, property: 'recipe' }),
]
