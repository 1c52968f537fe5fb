import { groupBy } from '#shared/collections.ts'
import type { OutputFile } from '../build/output-file.ts'
import { readSite, siteStep } from '../build/site.ts'
import type { BuildContext, Step } from '../build/step.ts'
import { csvSource } from '../csv/csv-file.ts'
import type { Problem } from '../csv/declare.ts'
import { exportsStep } from '../exports/exports-step.ts'
import { packageStep } from '../exports/typescript/package-step.ts'
import { formatStep } from '../format/format-step.ts'
import { savehouseStep } from '../format/savehouses/savehouse-step.ts'
import { tables } from '../tables/tables.ts'
import { checkDataFiles } from './data-files.ts'
import { iconsStep } from './icons-step.ts'
import { linksStep } from './links-step.ts'
import { mapStep } from './map/map-step.ts'
import { externalLinksStep, pagesStep } from './pages-step.ts'
import { parserPath, parserTargets } from './parsers/parser-targets.ts'
import { searchStep } from './search/search-step.ts'
import { snippetsStep, unknownDownloads } from './snippets-step.ts'
import { columnsPage } from './tables/columns-page.ts'
import { dataIndex } from './tables/data-index.ts'
import { dataPackage } from './tables/data-package.ts'
import { publishedTables } from './tables/table-sources.ts'
import { tablesStep } from './tables/tables-step.ts'
import { variablesStep } from './variables-step.ts'

/** All build steps, in order. A new step is one line here. */
const steps: readonly Step[] = [
  siteStep,
  pagesStep,
  externalLinksStep,
  tablesStep,
  variablesStep,
  formatStep,
  savehouseStep,
  linksStep,
  exportsStep,
  packageStep,
  iconsStep,
  mapStep,
  snippetsStep,
  searchStep,
]

export interface DataBuild {
  /** All problems; if there are any, there are no files. */
  readonly problems: readonly Problem[]
  /** Non-canonical files that were read all the same, one line each. */
  readonly notes: readonly string[]
  /** Files of src/generated. */
  readonly modules: readonly OutputFile[]
  /** Files of dist/data. */
  readonly downloads: readonly OutputFile[]
}

/** Notes on how files differ from the canonical format. A program that changed many files in the same way gets one line. */
function formatNotes(source: BuildContext['source']): readonly string[] {
  const files = tables.map(({ file }) => source.csv(file))
  const byNote = groupBy(
    files.flatMap(({ file, notes }) => notes.map(note => ({ file, note }))),
    ({ note }) => note,
  )
  return [...byNote].flatMap(([note, found]) => {
    const names = found.map(({ file }) => file)
    const subjects = names.length < 4 ? names : [`each of ${names.length} files, e.g. ${names[0]},`]
    return subjects.map(subject => `${subject} ${note}; npm run fix normalises it`)
  })
}

/**
 * Reads and checks everything below data-csv and derives all generated files in memory. @param root absolute
 * path of the repository @param source provides the tables, by default from the repository
 */
export function buildData(root: string, source: BuildContext['source'] = csvSource(root)): DataBuild {
  const results = steps.map(step => step({ root, source }))
  const files = checkDataFiles(root)
  const problems = [...results.flatMap(result => result.problems ?? []), ...files.problems]
  const notes = [...formatNotes(source), ...files.notes]
  if (problems.length > 0) return { problems, notes, modules: [], downloads: [] }
  const derived = results.flatMap(result => result.downloads ?? [])
  const archives = Object.keys(parserTargets).map(key => parserPath(key)) // of npm run parsers
  const unknown = unknownDownloads(source, [...derived.map(({ path }) => path), ...archives])
  if (unknown.length > 0) return { problems: unknown, notes, modules: [], downloads: [] }
  const site = readSite(root)
  const downloads = [
    ...derived,
    columnsPage(tables, source, site),
    dataPackage(site, publishedTables, source, derived),
  ]
  return {
    problems,
    notes,
    modules: results.flatMap(result => result.modules ?? []),
    downloads: [...downloads, dataIndex(publishedTables, source, downloads)],
  }
}
