import { findTarget } from '../../../src/shared/format-path/target.ts'
import { toHex } from '../../../src/shared/hex.ts'
import { fieldRoute } from '../../../src/shared/route.ts'
import { formatRowId } from '../../../src/shared/row-address.ts'
import { rowAddressOf } from '../../csv/engine/row-address-of.ts'
import type { Source } from '../../csv/engine/table.ts'
import type { Definition } from '../../format/definition.ts'
import { garageRows } from '../../tables/blocks/03-garage-rows.ts'
import { savedGarages } from '../../tables/blocks/03-garages.ts'
import { garages } from '../../tables/garages.ts'
import { weapons } from '../../tables/weapons.ts'

/** Where a row is stored in a save. */
export interface RowOffsets {
  readonly table: string
  readonly key: string
  readonly term: string
  readonly offsets: readonly { readonly title: string; readonly route: string }[]
}

const offsetAt = (block: string, offsetHex: string) => ({
  title: `${block}:${offsetHex}`,
  route: fieldRoute(block, offsetHex),
})

/** The offsets of weapons and of garage cars. */
export function rowOffsets(definition: Definition, source: Source): readonly RowOffsets[] {
  const savedAs = new Map(garages.rows(source).map(({ id, saveIndex }) => [id, saveIndex]))
  const ofGarages = garageRows.rows(source).flatMap(({ garage, car1Hex, car2Hex, car3Hex, car4Hex }) => {
    const offsets = [car1Hex, car2Hex, car3Hex, car4Hex].map(offset => offsetAt('03', offset))
    const cars = { term: 'Stored cars', offsets }
    return [
      { table: garages.name, key: String(garage), ...cars },
      { table: savedGarages.name, key: String(savedAs.get(garage)), ...cars },
    ]
  })
  const weaponAddress = rowAddressOf(weapons)
  const ofWeapons = weapons.rows(source).map(weapon => {
    const { block, offset } = findTarget(definition, `block02.players[0].weapons[${weapon.slot}].weapon`)
    const offsets = [offsetAt(block, toHex(offset))]
    return {
      table: weapons.name,
      key: formatRowId(weaponAddress, weapon),
      term: 'Slot of the player',
      offsets,
    }
  })
  return [...ofGarages, ...ofWeapons]
}
