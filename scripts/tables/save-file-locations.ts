import { markRoute } from '#shared/route.ts'
import { choice, column, defineTable, text, unique } from '../csv/declare.ts'
import { note } from './shared/shared-columns.ts'

const systems = [
  'Windows',
  'macOS (Steam)',
  'macOS (before 2014)',
  'Linux (Steam Play)',
  'Windows Store',
  'Android (phone; tablet)',
  'iOS (iPhone; iPad)',
] as const

export const saveFileLocations = defineTable(
  {
    file: 'save-file-locations.csv',
    title: 'Save-file locations',
    page: '/',
    rowMeaning: 'one location of save files',
    sources: ['older-docs'],
    columns: {
      platform: column('Platform', choice(...systems), 'System'),
      path: column('Path', text(), 'Folder or registry value'),
      note,
    },
  },
  [unique('path')],
).searchable(
  ({ platform, path }) => ({
    title: `Saves on ${platform}`,
    about: ['save file location, folder', path],
    otherNames: ['saves', 'save location', 'save folder'],
    id: path,
  }),
  { kind: 'The file', route: markRoute('{id}') },
)
