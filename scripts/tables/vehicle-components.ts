import { rowCount } from '../csv/engine/checks/row-count.ts'
import { sequence } from '../csv/engine/checks/sequence.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { optional } from '../csv/engine/kinds/optional.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import { componentType } from './component-types.ts'
import { vehicleParts } from './vehicle-parts.ts'

const modelName = text({ pattern: /^[a-z0-9_]+$/, example: 'exh_b_l' })

const componentTable = defineTable(
  {
    file: 'vehicle-components.csv',
    title: 'Vehicle components',
    rowMeaning: 'one component',
    page: '/vmods',
    rowKey: ['id'],
    prefix: 'all.',
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
