/**
 * Which room may look at which others: the plan of the house. A room is a folder two levels deep, or the modules that
 * lie directly in `scripts` or `src`. An arrow that no import needs any more is taken out.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  // Commands a person types.
  scripts: [
    'scripts/bench',
    'scripts/csv',
    'scripts/diff',
    'scripts/emit',
    'scripts/format',
    'scripts/images',
    'scripts/pipeline',
    'scripts/precompress',
    'scripts/site',
    'scripts/step',
    'scripts/tables',
    'scripts/sheet',
    'scripts/tidy',
  ],
  // Timings of the built site in a browser; what runs in its pages may see a page.
  'scripts/bench': ['scripts/algebra', 'scripts/browser'],
  'scripts/browser': [],
  // The format's types, counts, ranges and hex places, and the routes; also published to src/generated.
  'scripts/algebra': [],
  // Lists in groups, amounts by key: what the language lacks.
  'scripts/collections': [],
  'scripts/csv': ['scripts/algebra', 'scripts/collections'],
  // What became of the built data since another commit.
  'scripts/diff': ['scripts/collections'],
  'scripts/table-engine': ['scripts/algebra', 'scripts/collections', 'scripts/csv'],
  'scripts/tables': ['scripts/algebra', 'scripts/collections', 'scripts/csv', 'scripts/table-engine'],
  'scripts/step': ['scripts/csv', 'scripts/table-engine'],
  'scripts/emit': ['scripts/collections', 'scripts/site', 'scripts/step', 'scripts/table-engine'],
  'scripts/format': [
    'scripts/algebra',
    'scripts/collections',
    'scripts/csv',
    'scripts/step',
    'scripts/table-engine',
    'scripts/tables',
  ],
  'scripts/exports': [
    'scripts/algebra',
    'scripts/collections',
    'scripts/format',
    'scripts/site',
    'scripts/step',
    'scripts/table-engine',
    'scripts/tables',
  ],
  'scripts/site': ['scripts/algebra', 'scripts/step', 'scripts/table-engine', 'scripts/tables'],
  'scripts/icons': ['scripts/csv', 'scripts/step', 'scripts/tables'],
  'scripts/map': ['scripts/collections', 'scripts/step', 'scripts/tables'],
  'scripts/images': ['scripts/csv', 'scripts/map', 'scripts/site', 'scripts/step'],
  // Which rows belong together, and which fields store them.
  'scripts/links': [
    'scripts/algebra',
    'scripts/collections',
    'scripts/csv',
    'scripts/format',
    'scripts/step',
    'scripts/table-engine',
    'scripts/tables',
  ],
  // The script variables, column by column.
  'scripts/variables': ['scripts/emit', 'scripts/step', 'scripts/table-engine', 'scripts/tables'],
  // All tables as one workbook, and back.
  'scripts/sheet': [
    'scripts/csv',
    'scripts/diff',
    'scripts/step',
    'scripts/table-engine',
    'scripts/tables',
    'scripts/tidy',
  ],
  // The form all CSV files have.
  'scripts/tidy': ['scripts/csv', 'scripts/step', 'scripts/table-engine', 'scripts/tables'],
  // The index of the search.
  'scripts/search': [
    'scripts/algebra',
    'scripts/collections',
    'scripts/format',
    'scripts/site',
    'scripts/step',
    'scripts/table-engine',
    'scripts/tables',
  ],
  // All steps in a row.
  'scripts/pipeline': [
    'scripts/csv',
    'scripts/emit',
    'scripts/exports',
    'scripts/format',
    'scripts/icons',
    'scripts/links',
    'scripts/map',
    'scripts/search',
    'scripts/site',
    'scripts/step',
    'scripts/tables',
    'scripts/variables',
  ],
  // Packed forms of the built files, for own servers.
  'scripts/precompress': [],
  // Draws every page at build.
  'scripts/static': ['scripts/algebra'],
  'scripts/vite': [
    'scripts/algebra',
    'scripts/csv',
    'scripts/emit',
    'scripts/pipeline',
    'scripts/site',
    'scripts/static',
    'scripts/step',
  ],

  src: ['src/app', 'src/generated', 'src/offline', 'src/search', 'src/start'],
  // Runs before all other code of a page.
  'src/start': ['src/generated'],
  // Draws pages for the build.
  'src/static': ['src/app', 'src/generated', 'src/ui'],
  'src/app': ['src/generated', 'src/offline', 'src/pages', 'src/search', 'src/site', 'src/start', 'src/ui'],
  'src/pages': [
    'src/generated',
    'src/hexgrid',
    'src/icons',
    'src/map',
    'src/search',
    'src/site',
    'src/table',
    'src/ui',
    'src/variables',
  ],
  'src/hexgrid': ['src/generated', 'src/site', 'src/tools', 'src/ui'],
  'src/table': ['src/generated', 'src/tools', 'src/ui'],
  // What a reader can do with a row or field.
  'src/tools': ['src/generated', 'src/site', 'src/ui'],
  'src/map': ['src/generated', 'src/ui'],
  'src/search': ['src/generated', 'src/map', 'src/site', 'src/ui'],
  'src/icons': ['src/generated'],
  'src/offline': ['src/ui'],
  'src/variables': ['src/generated'],
  // What pages share that knows the site: its name, places of a save, words.
  'src/site': ['src/generated', 'src/ui'],
  // What any site could use.
  'src/ui': [],
  // Made by `npm run data`.
  'src/generated': [],
}
