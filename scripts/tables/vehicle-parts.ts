import { ascending } from '../csv/engine/checks/ascending.ts'
import { rowCount } from '../csv/engine/checks/row-count.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { integer } from '../csv/engine/kinds/integer.ts'

export const vehicleParts = defineTable(
  {
    file: 'vehicle-parts.csv',
    title: 'Components that fit',
    page: '/vmods',
    rowMeaning: 'one component that fits one vehicle',
    rowType: 'VehiclePart',
    constant: 'vehicleParts',
    columns: {
      vehicle_id: column('Vehicle', integer({ min: 400, max: 611 }), 'Model number of the vehicle'),
      component_id: column('Component', integer({ min: 1000, max: 1193 }), 'Model number of the component'),
    },
  },
  [rowCount(1581), unique('vehicleId', 'componentId'), ascending('vehicleId')],
)
