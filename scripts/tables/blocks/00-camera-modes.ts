import { rowCount } from '../checks/row-count.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { choice } from '../kinds/choice.ts'
import { integer } from '../kinds/integer.ts'
import { text } from '../kinds/text.ts'

export const cameraModes = defineTable(
  {
    file: 'blocks/00-camera-modes.csv',
    title: 'Camera modes',
    page: '/block/00',
    rowMeaning: 'one setting of a camera',
    rowType: 'CameraMode',
    constant: 'cameraModes',
    columns: {
      camera: column('Camera', choice('Vehicle camera', 'Person camera'), 'Which camera'),
      value: column('Value', integer({ min: 0, max: 5 }), 'Value stored'),
      meaning: column('Meaning', text(), 'What the camera shows'),
    },
  },
  [rowCount(8), unique('camera', 'value')],
)
