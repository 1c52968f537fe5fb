import { rowCount } from '../table-engine/checks/row-count.ts'
import { unique } from '../table-engine/checks/unique.ts'
import { column } from '../table-engine/column.ts'
import { defineTable } from '../table-engine/define-table.ts'
import { choice } from '../table-engine/kinds/choice.ts'
import { text } from '../table-engine/kinds/text.ts'
import { note } from './shared-columns.ts'

export const saveFileLocations = defineTable(
  {
    file: 'save-file-locations.csv',
    title: 'Save-file locations',
    page: '/',
    rowMeaning: 'one place where save files lie',
    rowType: 'SaveFileLocation',
    constant: 'saveFileLocations',
    columns: {
      platform: column('Platform', choice('Windows', 'macOS (Steam)', 'Linux (Steam Play)'), 'System'),
      path: column('Path', text(), 'Folder or registry value'),
      note,
    },
  },
  [rowCount(4), unique('path')],
)
