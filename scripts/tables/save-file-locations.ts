import { rowCount } from './checks/row-count.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'
import { defineTable } from './define-table.ts'
import { choice } from './kinds/choice.ts'
import { text } from './kinds/text.ts'
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
