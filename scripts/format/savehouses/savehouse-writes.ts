import { gameFromMap } from '#shared/map-pixels.ts'
import type { Source } from '../../csv/declare.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { savePlaces } from '../../tables/save-places.ts'
import { savehouses } from '../../tables/savehouses.ts'
import { zonesAt } from '../../tables/shared/district.ts'

type House = ReturnType<typeof savehouses.rows>[number]
type SavePlace = ReturnType<typeof savePlaces.rows>[number]

/** A value that every save made at a save place has. */
interface SavehouseWrite {
  /** E.g. `block00.interior`. */
  readonly path: string
  readonly value: number
  readonly what: string
}

/** What moves a save to a save place. */
export interface SavehouseMove {
  /** Id of the save place. */
  readonly savePlace: number
  /** Outer door of an indoor house, which is on the stack of block 25; null outdoors. */
  readonly location: number | null
  /** In the order of the file. */
  readonly writes: readonly SavehouseWrite[]
}

/** The player stands 0.34 to 0.62 above the disk; a few centimetres too high are safe. */
const heightAboveDisk = 0.625

/** The town of a save place, as the game numbers them; 0 for the countryside. */
function townOf({ mapX, mapY }: SavePlace, source: Source): number {
  const point = gameFromMap({ x: mapX, y: mapY })
  const city = zonesAt(source, { ...point, z: 0 }).find(({ kind }) => kind === 'city')
  const towns = enumerationsTable.rows(source).filter(({ enumeration }) => enumeration === 'towns')
  return towns.find(({ meaning }) => meaning === city?.name)?.value ?? 0
}

const write = (path: string, value: number, what: string): SavehouseWrite => ({ path, value, what })

/** The doors of an indoor house. */
function doorWrites(house: House, location: number): readonly SavehouseWrite[] {
  const { locationInside, teleportHex, doorFlagsHex, enteredFlagsHex } = house
  const flags = (door: number, hex: string, what: string) =>
    write(`block25.doors[${door}].flags`, Number.parseInt(hex, 16), what)
  const exit = `block25.doors[${locationInside}].linked`
  return [
    write('block25.stack[0]', location, 'door entered'),
    ...(enteredFlagsHex === null ? [] : [flags(location, enteredFlagsHex, 'flags of the door entered')]),
    ...(teleportHex === null ? [] : [write(exit, location, 'door to which the exit leads')]),
    ...(doorFlagsHex === null || locationInside === null
      ? []
      : [flags(locationInside, `${doorFlagsHex}04`, 'flags that let the player out')]),
  ]
}

function writesOf(house: House, { location }: SavePlace, town: number): readonly SavehouseWrite[] {
  const { heaven, interiorLight } = house
  const camera = { x: house.x, y: house.y, z: house.z }
  const player = { x: house.diskX, y: house.diskY, z: house.diskZ + heightAboveDisk }
  const light = interiorLight ? 1 : 0
  const variable = (name: string) => `block01.globals[${name}]`
  return [
    write('block00.camera_position.x', camera.x, 'camera X'),
    write('block00.camera_position.y', camera.y, 'camera Y'),
    write('block00.camera_position.z', camera.z, 'camera Z'),
    write('block00.interior', heaven, 'number of the interior (heaven)'),
    write('block00.extra_colour_on', light, 'interior lighting: 1 on, 0 off'),
    write('block00.extra_colour_blend', light, 'blend factor of the interior lighting'),
    write(variable('current_interior'), heaven, 'interior, as the main script stores it'),
    write(variable('save_house_number'), house.house, 'number of the house'),
    write(variable('interior_thread_now'), heaven, 'interior, as the script of interiors stores it'),
    ...(location === null
      ? []
      : [write(variable('interior_thread_entered'), heaven, 'interior last entered through a door')]),
    write(variable('city_of_player'), town, 'city, as the scripts store it; 0 in the countryside'),
    write('block02.players[0].position.x', player.x, 'X of the player, at the save disk'),
    write('block02.players[0].position.y', player.y, 'Y of the player, at the save disk'),
    write('block02.players[0].position.z', player.z, 'Z of the player, above the floor'),
    write('block02.players[0].interior', heaven, 'number of the interior (heaven)'),
    write(
      'block02.players[0].entry_exit',
      location ?? -1,
      location === null ? 'no door entered' : 'door entered',
    ),
    write('block10.town', town, 'city; 0 in the countryside'),
    write('block25.stack_depth', location === null ? 0 : 1, 'number of doors entered'),
    ...(location === null ? [] : doorWrites(house, location)),
  ]
}

/**
 * What moves a save to each save place: the one list that pages, recipes and package use. Its values are those on
 * which saves made there agree, and positions near theirs.
 */
export function savehouseMoves(source: Source): readonly SavehouseMove[] {
  const houses = new Map(savehouses.rows(source).map(house => [house.house, house]))
  return savePlaces.rows(source).flatMap(savePlace => {
    const house = houses.get(savePlace.house)
    if (house === undefined) return []
    const { id, location } = savePlace
    return [{ savePlace: id, location, writes: writesOf(house, savePlace, townOf(savePlace, source)) }]
  })
}
