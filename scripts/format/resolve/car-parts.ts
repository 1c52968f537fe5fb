import type { Source } from '../../csv/engine/table.ts'
import { groupBy } from '../../csv/groups.ts'
import { vehicleComponents } from '../../tables/vehicle-components.ts'
import { vehicleParts } from '../../tables/vehicle-parts.ts'
import { vehicles } from '../../tables/vehicles.ts'
import { weapons } from '../../tables/weapons.ts'
import type { CarParts, KnownIds } from '../definition.ts'

/** Hydraulics and stereo need no place on the model: saves have them on cars that no garage of the game tunes. */
const typesForAnyCar: readonly string[] = ['Hydraulics', 'Car Stereo']

/** The components each vehicle can have: those of vehicle-parts.csv, their twins, and those that fit any car. */
export function carParts(source: Source): CarParts {
  const components = vehicleComponents.rows(source)
  const byModel = new Map(components.map(({ model, id }) => [model, id]))
  const twins = new Map(components.map(({ id, linkedModel }) => [id, byModel.get(linkedModel ?? '')]))
  const forAnyCar = components.filter(({ type }) => typesForAnyCar.includes(type)).map(({ id }) => id)
  const parts = groupBy(vehicleParts.rows(source), ({ vehicleId }) => vehicleId)
  return Object.fromEntries(
    vehicles.rows(source).map(({ id, gameType }) => {
      const own = parts.of(id).map(({ componentId }) => componentId)
      const all = [...own, ...own.map(part => twins.get(part)), ...(gameType === 'car' ? forAnyCar : [])]
      return [id, [...new Set(all)].filter(part => part !== undefined)]
    }),
  )
}

/** Kinds of vehicles that no garage of the unmodified game takes. */
const unstorable: readonly string[] = ['boat', 'trailer', 'train']

/** The ids that lists of a save may have. */
export function knownIds(source: Source): KnownIds {
  const rows = weapons.rows(source).map(({ slot, idHex }) => ({ slot, id: Number.parseInt(idHex, 16) }))
  const last = Math.max(...rows.map(({ slot }) => slot))
  return {
    storableVehicles: vehicles
      .rows(source)
      .filter(({ gameType }) => !unstorable.includes(gameType))
      .map(({ id }) => id),
    weaponsBySlot: Array.from({ length: last + 1 }, (_, slot) =>
      rows.filter(row => row.slot === slot && row.id !== 0).map(({ id }) => id),
    ),
  }
}
