import {
  column,
  countsPer,
  defineTable,
  eachRowAcross,
  integer,
  optional,
  refersTo,
  rowCount,
  rowFinder,
  type Source,
  sortedBy,
  text,
  unique,
} from '../csv/declare.ts'
import { note, otherName } from './shared/shared-columns.ts'
import { componentType, vehicleComponents } from './vehicle-components.ts'
import { vehicleParts } from './vehicle-parts.ts'
import { vehicles } from './vehicles.ts'

const componentId = integer({ min: 1000, max: 1189 })

const componentOf = rowFinder(vehicleComponents, 'id')

const mostVehiclesNamed = 3

/** The vehicles that accept one of the components: their names or their number; null if none does. */
function describeFit(ids: readonly (number | null)[], source: Source): string | null {
  const parts = vehicleParts.rows(source).filter(({ componentId }) => ids.includes(componentId))
  const fitting = vehicles
    .rows(source)
    .filter(vehicle => parts.some(({ vehicleId }) => vehicleId === vehicle.id))
  if (fitting.length === 0) return null
  return fitting.length > mostVehiclesNamed
    ? `${fitting.length} vehicles`
    : fitting.map(({ name }) => name).join(', ')
}

export const vehicleMods = defineTable(
  {
    file: 'vehicle-mods.csv',
    title: 'Vehicle mods',
    page: '/vmods',
    rowKey: ['id'],
    titleKeys: ['name'],
    rowMeaning: 'one component sold in a garage, with its shop name',
    sources: ['older-docs', 'data-files'],
    columns: {
      id: column('ID', componentId, 'Model id of the component'),
      id_2: column('Second ID', optional(componentId), 'Another component of the same name'),
      type: column('Type', componentType, 'Kind of component'),
      name: column('Name', text(), 'Name in the shop'),
      other_name: otherName,
      note,
    },
  },
  [
    rowCount(71),
    unique('id'),
    sortedBy('id'),
    unique('id2'),
    unique('type', 'name'),
    countsPer('type', {
      'Car Stereo': 1,
      Exhausts: 9,
      'Front Bullbars': 2,
      'Front Bumper': 4,
      Hood: 3,
      Hydraulics: 1,
      Lights: 2,
      Nitro: 3,
      'Rear Bullbars': 2,
      'Rear Bumper': 4,
      Roof: 5,
      'Side Skirts': 6,
      Spoiler: 10,
      Vent: 2,
      Wheels: 17,
      Miscellaneous: 0,
    }),
  ],
  [
    refersTo('id', vehicleComponents, 'id'),
    refersTo('id2', vehicleComponents, 'id'),
    // A mod has the type of its component.
    eachRowAcross(source => ({ id, id2, type }) => {
      const components = [id, id2].map(own => componentOf(source, own))
      const wrong = components.find(component => component !== undefined && component.type !== type)
      if (wrong === undefined) return null
      return {
        property: 'type',
        rule: `is not the type of component ${wrong.id}, ${wrong.model} (data-csv/vehicle-components.csv)`,
        allowed: wrong.type,
        fix: `write ${wrong.type}, or correct the ID`,
      }
    }),
  ],
)
  .derive(
    {
      model: column('Model', optional(text()), 'Internal name of the component'),
      fits: column('Fits', optional(text()), 'Vehicles it is sold for'),
    },
    ({ id, id2 }, source) => ({
      model: componentOf(source, id)?.model ?? null,
      fits: describeFit([id, id2], source),
    }),
  )
  .titled(({ name }) => name)
  .searchable(({ id, id2, type, otherName }) => ({
    code: id,
    about: [type, id2, otherName],
  }))
