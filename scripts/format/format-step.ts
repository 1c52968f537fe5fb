import { crc32 } from 'node:zlib'
import { toHex } from '../../src/shared/hex.ts'
import type { Step } from '../build/step.ts'
import { problemAt, type Source } from '../csv/engine/table.ts'
import type { Problem } from '../csv/problem.ts'
import { versionsTable } from '../tables/format/versions.ts'
import { formatTables } from '../tables/shared/format-tables.ts'
import { coverageRecorded } from './checks/coverage-recorded.ts'
import { missingChecks } from './evidence/field-rules.ts'
import { formatDefinition, mobileDefinition } from './format-definition.ts'
import { blockModules } from './pages/block-format.ts'
import { formatModules } from './pages/format-modules.ts'
import { mobileModules } from './pages/mobile-modules.ts'
import { recipeModules } from './pages/recipe-modules.ts'
import { recipeBook } from './recipes/recipe-book.ts'
import { sampleModule } from './sample/sample-module.ts'

/** Version ids are the CRC-32 of the build text without the final inversion. */
export function versionIdsFit(source: Source): readonly Problem[] {
  return versionsTable.read(source).soundRows.flatMap(row => {
    const { buildText, idHex } = row.values
    if (buildText === null) return []
    const id = toHex(~crc32(buildText) >>> 0, 8)
    if (id === idHex) return []
    const rule = `is not the CRC of ${JSON.stringify(buildText)}`
    return [problemAt(row, 'idHex', { rule, allowed: id, fix: `write ${id}, or correct the text` })]
  })
}

/** Checks the format as a whole and writes the modules of the block pages. Faults of single cells are reported with their tables. */
export const formatStep: Step = ({ source }) => {
  if (formatTables.some(table => table.problems(source).length > 0)) return {}
  const { definition, problems } = formatDefinition(source)
  const platforms = problems.length > 0 ? [] : [definition, mobileDefinition(source)]
  const knowledge = platforms.flatMap(one => coverageRecorded(one, source))
  const books = platforms.map(one => recipeBook(one, source))
  const recipeProblems = books.find(book => book.problems.length > 0)?.problems ?? []
  const allProblems = [
    ...problems,
    ...versionIdsFit(source),
    ...missingChecks(source),
    ...knowledge,
    ...recipeProblems,
  ]
  const [book, mobileBook] = books
  if (book === undefined || mobileBook === undefined || allProblems.length > 0)
    return { problems: allProblems }
  const sample = sampleModule(definition, mobileDefinition(source), source)
  const modules = [
    ...blockModules(definition),
    ...formatModules(definition),
    ...mobileModules(definition, mobileDefinition(source)),
    ...recipeModules(definition, book.recipes, mobileBook.recipes),
    ...sample.modules,
  ]
  return { problems: sample.problems, modules }
}
