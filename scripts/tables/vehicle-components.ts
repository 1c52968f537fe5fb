import { rowCount } from './checks/row-count.ts'
import { sequence } from './checks/sequence.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { componentType } from './component-types.ts'
import { defineTable } from './define-table.ts'
import { integer } from './kinds/integer.ts'
import { optional } from './kinds/optional.ts'
import { text } from './kinds/text.ts'
import { vehicleParts } from './vehicle-parts.ts'
import { withDerived } from './with-derived.ts'

const modelName = text({ pattern: /^[a-z0-9_]+$/, example: 'exh_b_l' })

const componentTable = defineTable(
  {
    file: 'vehicle-components.csv',
    title: 'Vehicle components',
    rowMeaning: 'one component',
    page: '/vmods',
    rowType: 'VehicleComponent',
    constant: 'vehicleComponents',
    columns: {
      id: column('ID', integer({ min: 1000, max: 1193 }), 'Model number of the component'),
      type: column('Type', componentType, 'Kind of component, from its internal name'),
      model: column('Model', modelName, 'Internal name of the component'),
      linked_model: column('Fitted with', optional(modelName), 'Left or right twin that is fitted with it'),
    },
  },
  [rowCount(194), unique('id'), sequence('id', { first: 1000 }), unique('model')],
)

export const vehicleComponents = withDerived(
  componentTable,
  { vehicles: column('Vehicles', integer(), 'Number of vehicles that list this component') },
  ({ id }, source) => ({
    vehicles: vehicleParts.rows(source).filter(part => part.componentId === id).length,
  }),
)
