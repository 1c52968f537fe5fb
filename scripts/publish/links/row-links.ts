import { savedGarages } from '../../tables/blocks/03-garages.ts'
import { gangs } from '../../tables/blocks/10-gangs.ts'
import { statistics } from '../../tables/blocks/16-statistics.ts'
import { checklist } from '../../tables/checklist.ts'
import { garages } from '../../tables/garages.ts'
import { locations } from '../../tables/locations.ts'
import { gameMissions } from '../../tables/missions.ts'
import { pickups } from '../../tables/pickups.ts'
import { radarIcons } from '../../tables/radar-icons.ts'
import { savePlaces } from '../../tables/save-places.ts'
import { savehouses } from '../../tables/savehouses.ts'
import { threads } from '../../tables/threads.ts'
import { fullVariables } from '../../tables/variables.ts'
import { vehicleColours } from '../../tables/vehicle-colours.ts'
import { vehicleMods } from '../../tables/vehicle-mods.ts'
import { vehicles } from '../../tables/vehicles.ts'
import { weapons } from '../../tables/weapons.ts'
import { type RowEnd, rowEnd } from './row-end.ts'
import { type RowLink, rowLink } from './row-link.ts'

/** A row by its number, with its name if it has one. */
const numbered = (number: number, name: string | null) => (name === null ? `${number}` : `${number} ${name}`)

const weapon = rowEnd(weapons, ({ name }) => name)
const statistic = rowEnd(statistics, ({ id, name }) => numbered(id, name))
const pickup = rowEnd(pickups, ({ id, description }) => numbered(id, description))
const location = rowEnd(locations, ({ number, description }) => numbered(number, description))
const house = rowEnd(savehouses, ({ house: number }) => `house ${number}`)
const savePlace = rowEnd(savePlaces, ({ id, hood }) => `${id} ${hood}`)
const garage = rowEnd(garages, ({ id, readableName }) => `${id} ${readableName}`)
const savedGarage = rowEnd(savedGarages, ({ index, name }) => `${index} ${name}`)
const mission = rowEnd(gameMissions, ({ number, title }) => `${number} ${title}`)
const icon = rowEnd(radarIcons, ({ byteHex, meaning }) => `${byteHex} ${meaning}`)
const thread = rowEnd(threads, ({ name }) => name)
const variable = rowEnd(fullVariables, ({ index, name }) => name ?? `${index}`)

const point = rowEnd(checklist, ({ task }) => task)

/** Tables with links, or with fields that store their keys. */
export const linkedTables: readonly RowEnd[] = [
  ...[
    weapon,
    statistic,
    pickup,
    location,
    house,
    savePlace,
    garage,
    savedGarage,
    mission,
    icon,
    thread,
    variable,
    point,
  ],
  rowEnd(vehicles, ({ name }) => name),
  rowEnd(vehicleColours, ({ name }) => name),
  rowEnd(vehicleMods, ({ name }) => name),
  rowEnd(gangs, ({ name }) => name),
]

const words = (cell: string | null) => (cell === null ? [] : cell.split(' '))

/** The thread table contains the threads found in saves; others end before a save can be made. */
const saved = (names: readonly string[], rows: readonly { readonly name: string }[]) =>
  names.map(name => name.toLowerCase()).filter(name => rows.some(row => row.name === name))

/** Which rows are related, each pair declared once; links are shown in both directions. */
export const rowLinks: readonly RowLink[] = [
  rowLink(weapon, statistic, ['Skill statistic', 'Skill of'], ({ skillOffsetHex }, source) =>
    statistics
      .rows(source)
      .filter(({ offsetHex }) => offsetHex === skillOffsetHex)
      .map(({ id }) => id),
  ),
  rowLink(weapon, pickup, ['Pickup and model', 'Weapon'], row => [row.pickup]),
  rowLink(house, location, ['Inside door', 'Savehouse'], ({ locationInside }) => [locationInside]),
  rowLink(savePlace, house, ['House', 'Save places'], row => [row.house]),
  rowLink(savePlace, location, ['Door', 'Save place'], row => [row.location]),
  rowLink(garage, savedGarage, ['Record in the save', 'Garage'], ({ saveIndex }) => [saveIndex]),
  rowLink(mission, icon, ['Icon', 'Missions'], ({ iconHex }) => [iconHex]),
  rowLink(mission, statistic, ['Statistic', 'Set by'], row => words(row.statistics)),
  rowLink(mission, variable, ['Variables', 'Missions'], ({ counterIndex, variableIndexes }) => [
    counterIndex,
    ...words(variableIndexes),
  ]),
  rowLink(mission, location, ['Start behind', 'Missions that start inside'], row => words(row.doors)),
  rowLink(mission, thread, ['Started by', 'Starts'], ({ startedBy }, source) =>
    saved(words(startedBy), threads.rows(source)),
  ),
  rowLink(point, mission, ['Mission', '100% checklist'], row => [row.mission]),
  rowLink(point, variable, ['Variable', '100% checklist'], row => [row.index]),
  rowLink(point, statistic, ['Statistic', '100% checklist'], row => [row.statistic]),
]
