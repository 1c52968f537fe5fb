import { toHex } from '../algebra/hex.ts'
import type { Definition } from '../format/definition.ts'
import { findFieldPlace } from '../format/place/field-place.ts'
import type { Source } from '../table-engine/table.ts'
import { garages } from '../tables/garages.ts'
import { weapons } from '../tables/weapons.ts'

/** Where in a save a row has a place of its own. */
export interface RowPlaces {
  readonly table: string
  readonly key: string
  readonly term: string
  readonly places: readonly { readonly title: string; readonly route: string }[]
}

/** Cars a safe house keeps, and the safe houses of block 03. */
const carsPerHouse = 4
const houses = 20

/** First and last type of garage with the column of the first: where cars of that type stood in 22 saves. */
const columnRuns = [
  [16, 18, 0],
  [24, 35, 3],
  [39, 42, 15],
  [45, 45, 19],
] as const

/** The column of a type of garage among the stored cars; null when its cars are not kept. */
export function carColumn(garageType: number): number | null {
  const run = columnRuns.find(([first, last]) => garageType >= first && garageType <= last)
  return run === undefined ? null : run[2] + garageType - run[0]
}

function placeLink(definition: Definition, path: string) {
  const { block, offset } = findFieldPlace(definition, path)
  return { title: `${block}:${toHex(offset)}`, route: `/block/${block}?f=${toHex(offset)}` }
}

/** The places of weapons and of the cars of garages. */
export function rowPlaces(definition: Definition, source: Source): readonly RowPlaces[] {
  const ofGarages = garages.rows(source).flatMap(({ id }) => {
    const column = carColumn(id)
    if (column === null) return []
    const rows = Array.from({ length: carsPerHouse }, (_, place) => place * houses + column)
    const places = rows.map(row => placeLink(definition, `block03.stored_cars[${row}].model`))
    return [{ table: garages.name, key: String(id), term: 'Stored cars (model)', places }]
  })
  const ofWeapons = weapons.rows(source).map(({ slot, idHex }) => {
    const places = [placeLink(definition, `block02.players[0].weapons[${slot}].weapon`)]
    return { table: weapons.name, key: `${slot}-${idHex}`, term: 'Slot of the player', places }
  })
  return [...ofGarages, ...ofWeapons]
}
