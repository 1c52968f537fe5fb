import { column, defineTable, inJson, optional, text, unique } from '../csv/declare.ts'

export const languages = defineTable(
  {
    file: 'languages.csv',
    title: 'Languages and tools',
    rowMeaning: 'one language or tool that reads saves',
    page: '/code',
    sources: ['own'],
    columns: {
      key: column(
        'Key',
        text({ pattern: /^[a-z0-9][a-z0-9-]*$/, example: 'typescript' }),
        'Name of the tab in links: a-z, 0-9 and hyphens',
      ),
      name: column('Name', text({ maxLength: 40 }), 'As written on the tab'),
      other_names: column(
        'Other names',
        optional(inJson('phrases', text({ maxLength: 60 }))),
        'Alternative names, separated by commas, for the search',
      ),
      install: column('Install', text(), 'Commands, or a line of a file of the package manager'),
      download: column('Download', text(), 'File below data/ that the example needs'),
      file: column(
        'File',
        text({ pattern: /^[\w-]+\.\w+$/, example: 'read_save.py' }),
        'Name of the example in the folder snippets',
      ),
      limits: column('Limits', text(), 'Limits and caveats'),
      tested: column('Tested', text(), 'How the example was tested'),
    },
  },
  [unique('key'), unique('file')],
).searchable(
  ({ key, name, otherNames, download }) => ({
    id: key,
    title: name,
    // The page links to the archives of parsers only where they were made.
    about: ['parser', download.replace(/^parsers\/.*/, ''), ...(otherNames?.split(', ') ?? [])],
  }),
  { kind: 'In your program', route: '/code?tab={id}' },
)
