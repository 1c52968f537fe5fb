import { markRoute } from '../../src/shared/route.ts'
import { choice, column, defineTable, text, unique } from '../csv/declare.ts'
import { note } from './shared/shared-columns.ts'

export const saveFileLocations = defineTable(
  {
    file: 'save-file-locations.csv',
    title: 'Save-file locations',
    page: '/',
    rowMeaning: 'one location of save files',
    rowType: 'SaveFileLocation',
    constant: 'saveFileLocations',
    sources: ['older-docs'],
    columns: {
      platform: column('Platform', choice('Windows', 'macOS (Steam)', 'Linux (Steam Play)'), 'System'),
      path: column('Path', text(), 'Folder or registry value'),
      note,
    },
  },
  [unique('path')],
).describe({
  search: [
    {
      kind: 'The file',
      route: markRoute('{id}'),
      record: ({ platform, path }) => ({
        title: `Saves on ${platform}`,
        code: '',
        about: ['save file location, folder', path],
        id: path,
      }),
    },
  ],
})
