import { crc32 } from 'node:zlib'
import { toHex } from '#shared/number.ts'
import type { Step } from '../build/step.ts'
import {
  areSound,
  type Problem,
  problemsAt,
  problemsIn,
  type RowFault,
  type Source,
  startOf,
} from '../csv/declare.ts'
import { coverageTable } from '../tables/format/coverage.ts'
import { versionsTable } from '../tables/format/versions.ts'
import { formatTables } from '../tables/tables.ts'
import { blockCoverage, coverageKinds } from './coverage/coverage.ts'
import type { Coverage, Definition } from './definition.ts'
import { missingChecks } from './evidence/field-rules.ts'
import { formatDefinition, mobileDefinition } from './format-definition.ts'
import { blockModules } from './pages/block-format.ts'
import { formatModules } from './pages/format-modules.ts'
import { mobileModules } from './pages/mobile-modules.ts'
import { recipeModules } from './pages/recipe-modules.ts'
import { recipeBook } from './recipes/recipe-book.ts'
import { sampleModule } from './sample/sample-module.ts'

type Row = ReturnType<typeof coverageTable.read>['soundRows'][number]

function* rowFaults({ values }: Row, known: Coverage): Iterable<RowFault> {
  if (values.size !== known.size)
    yield {
      property: 'size',
      rule: 'is not the size of this block in a typical save',
      allowed: `${known.size}`,
      fix: `write ${known.size}`,
    }
  for (const kind of coverageKinds) {
    const written = values[kind]
    const now = known[kind]
    if (now === written) continue
    const hasFallen =
      (kind === 'verified' && now < written) || ((kind === 'typed' || kind === 'unnamed') && now > written)
    yield {
      property: kind,
      rule: hasFallen
        ? `would drop: the fields now give ${now}`
        : `is out of date: the fields now give ${now}`,
      allowed: `${now}`,
      fix: hasFallen ? 'restore the lost names or evidence' : `write ${now}`,
    }
  }
}

/** coverage.csv matches the fields, so that a loss of coverage is noticed. */
function coverageRecorded(definition: Definition, source: Source): readonly Problem[] {
  const { platform } = definition
  const rows = coverageTable.read(source).soundRows.filter(({ values }) => values.platform === platform)
  return blockCoverage(definition).flatMap(known => {
    const row = rows.find(({ values }) => values.block === known.block)
    if (row !== undefined) return problemsAt(row, rowFaults(row, known))
    const cells = [known.block, platform, known.size, ...coverageKinds.map(kind => known[kind])]
    return [
      {
        ...startOf(coverageTable.file),
        columnName: 'header',
        cell: 'block',
        rule: `has no row for block ${known.block}`,
        allowed: 'a row for each block of each platform, and the rows all',
        fix: `add ${cells.join(',')}`,
      },
    ]
  })
}

/** Version ids are the CRC-32 of the build text without the final inversion. */
function versionIdsFit(source: Source): readonly Problem[] {
  return problemsIn(versionsTable.read(source).soundRows, ({ values: { buildText, idHex } }) => {
    if (buildText === null) return null
    const id = toHex(~crc32(buildText) >>> 0, 8)
    if (id === idHex) return null
    return {
      property: 'idHex',
      rule: `is not the CRC of ${JSON.stringify(buildText)}`,
      allowed: id,
      fix: `write ${id}, or correct the text`,
    }
  })
}

/** Checks the format as a whole and writes the modules of the block pages. Faults of single cells are reported with their tables. */
export const formatStep: Step = ({ source }) => {
  if (!areSound(source, ...formatTables)) return {}
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
    ...blockModules(definition, book.recipes),
    ...formatModules(definition),
    ...mobileModules(definition, mobileDefinition(source)),
    ...recipeModules(definition, book.recipes, mobileBook.recipes, source),
    ...sample.modules,
  ]
  return { problems: sample.problems, modules }
}
