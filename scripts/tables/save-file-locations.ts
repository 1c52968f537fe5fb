import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { choice } from '../csv/engine/kinds/choice.ts'
import { text } from '../csv/engine/kinds/text.ts'
import { note } from './shared-columns.ts'

export const saveFileLocations = defineTable(
  {
    file: 'save-file-locations.csv',
    title: 'Save-file locations',
    page: '/',
    rowMeaning: 'one location of save files',
    rowType: 'SaveFileLocation',
    constant: 'saveFileLocations',
    columns: {
      platform: column('Platform', choice('Windows', 'macOS (Steam)', 'Linux (Steam Play)'), 'System'),
      path: column('Path', text(), 'Folder or registry value'),
      note,
    },
  },
  [unique('path')],
)
