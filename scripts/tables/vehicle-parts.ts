import { column, defineTable, integer, refersTo, rowCount, sortedBy, unique } from '../csv/declare.ts'
import { vehicleId } from './shared/shared-columns.ts'
import { vehicles } from './vehicles.ts'

export const vehicleParts = defineTable(
  {
    file: 'vehicle-parts.csv',
    title: 'Components that fit',
    page: '/vmods',
    rowMeaning: 'one component that fits one vehicle',
    sources: ['data-files', 'second-copy', 'third-copy'],
    columns: {
      vehicle_id: column('Vehicle', vehicleId, 'Model id of the vehicle'),
      component_id: column('Component', integer({ min: 1000, max: 1193 }), 'Model id of the component'),
    },
  },
  [rowCount(1581), unique('vehicleId', 'componentId'), sortedBy('vehicleId', 'componentId')],
  [refersTo('vehicleId', vehicles, 'id')],
)
