/**
 * Which rooms each room may import. A room is a folder two levels deep, or the modules directly in `scripts`
 * or `src`. The test fails for an allowed import that nothing uses.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  // Commands a person types.
  scripts: [
    'scripts/build',
    'scripts/cli',
    'scripts/csv',
    'scripts/dev',
    'scripts/format',
    'scripts/library',
    'scripts/publish',
    'scripts/site',
    'scripts/spreadsheet',
    'scripts/tables',
  ],
  // Arguments, help and error messages of all commands.
  'scripts/cli': [],
  // Reading of CSV and JSON files, the table engine, problems and their report.
  'scripts/csv': ['src/shared'],
  // What the steps of the build share: a step, its output files, name and address of the site.
  'scripts/build': ['scripts/csv'],
  // One declaration per table, rules between tables.
  'scripts/tables': ['scripts/csv', 'src/shared'],
  // Spreadsheet tools: normalised CSV files, the workbook, row-by-row diffs.
  'scripts/spreadsheet': ['scripts/cli', 'scripts/csv', 'scripts/tables'],
  // The save format: definition, checks, codec, verification, recipes.
  'scripts/format': ['scripts/build', 'scripts/cli', 'scripts/csv', 'scripts/tables', 'src/shared'],
  // The npm package: functions and commands over the codec.
  'scripts/library': ['scripts/cli', 'scripts/csv', 'scripts/format', 'src/shared'],
  // Format definitions for other tools, and the package.
  'scripts/exports': [
    'scripts/build',
    'scripts/csv',
    'scripts/format',
    'scripts/library',
    'scripts/tables',
    'src/shared',
  ],
  // The steps that write files: modules, downloads, links, variables, search, icons, map, register of pages.
  'scripts/publish': [
    'scripts/build',
    'scripts/csv',
    'scripts/exports',
    'scripts/format',
    'scripts/tables',
    'src/shared',
  ],
  // Vite plugins, static pages, licences.
  'scripts/site': ['scripts/build', 'scripts/csv', 'scripts/publish', 'src/shared'],
  // Bench, planted faults, drawn images, the browser for bench and tests.
  'scripts/dev': ['scripts/cli', 'scripts/csv', 'scripts/format', 'scripts/publish', 'scripts/tables'],

  src: ['src/app'],
  // Shell, routing, start, offline, prerendering.
  'src/app': [
    'src/blocks',
    'src/generated',
    'src/map',
    'src/pages',
    'src/search',
    'src/shared',
    'src/site',
    'src/ui',
    'src/variables',
  ],
  // One file or folder per route without a room of its own.
  'src/pages': ['src/blocks', 'src/generated', 'src/search', 'src/shared', 'src/site', 'src/table', 'src/ui'],
  // Block pages, byte grid, field list.
  'src/blocks': ['src/generated', 'src/shared', 'src/site', 'src/table', 'src/ui'],
  // The page of the script variables.
  'src/variables': ['src/generated', 'src/shared', 'src/site', 'src/table', 'src/ui'],
  'src/map': ['src/generated', 'src/shared', 'src/site', 'src/ui'],
  'src/search': ['src/generated', 'src/shared', 'src/site', 'src/ui'],
  // The one table and its row actions.
  'src/table': ['src/generated', 'src/shared', 'src/site', 'src/ui'],
  // Parts that know the site: the frame of a page, block names, glossary links, icons.
  'src/site': ['src/generated', 'src/shared', 'src/ui'],
  // Parts that any site could use.
  'src/ui': [],
  // Pure functions and types that build and site both use, without DOM or Node.
  'src/shared': [],
  // Made by `npm run data`.
  'src/generated': ['src/shared'],
}
