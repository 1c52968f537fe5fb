import { memoizeBy } from '#shared/memoize.ts'
import type { BuildContext, Step, StepResult } from '../build/step.ts'
import { type AnyTable, areSound, type Problem, type Source } from '../csv/declare.ts'
import { correctionsTable } from '../tables/format/corrections.ts'
import { leftoversTable } from '../tables/format/leftovers.ts'
import { unknownsTable } from '../tables/format/unknowns.ts'
import { versionsTable } from '../tables/format/versions.ts'
import { formatTables } from '../tables/tables.ts'
import { checkLayout } from './checks/layout-checks.ts'
import { type Definition, type Platform, plainValues } from './definition.ts'
import { toFileLayout } from './resolve/file-layout.ts'
import {
  carParts,
  knownIds,
  sizesText,
  toBlocks,
  toEnumerations,
  toFlagSets,
} from './resolve/plain-tables.ts'
import { laterStruct, readLayoutRows, resolveStructs } from './resolve/resolve-structs.ts'
import { ruledFields } from './resolve/ruled-fields.ts'
import { variableKnowledge } from './resolve/variable-elements.ts'

interface DefinitionReading {
  /** Valid only if there are no problems. */
  readonly definition: Definition
  /** Cross-table problems; problems of single cells are reported with their tables. */
  readonly problems: readonly Problem[]
}

/** Resolves the format of a platform from data-csv/format and checks it as a whole. */
function readDefinition(source: Source, platform: Platform): DefinitionReading {
  const rows = readLayoutRows(source, platform)
  const { file, parsedFiles, problems } = toFileLayout(source, platform)
  const blocks = toBlocks(source, platform, parsedFiles)
  const roots = new Map(blocks.map(({ number, struct }) => [number, struct]))
  const readings = resolveStructs(rows, roots, platform)
  const definition: Definition = {
    platform,
    file,
    blocks,
    leftovers:
      platform === 'pc'
        ? leftoversTable.rows(source).map(({ block, sizesSeen, ...rest }) => {
            return { ...rest, number: block, sizesSeen: sizesText(sizesSeen) }
          })
        : [],
    structs: new Map([...readings].map(([name, { struct }]) => [name, struct])),
    earlierStructs: new Map(
      [...readings.keys()].flatMap(name => {
        const later = laterStruct(name)
        return later === null ? [] : [[later, name]]
      }),
    ),
    enumerations: toEnumerations(source),
    flagSets: toFlagSets(source),
    corrections: platform === 'pc' ? correctionsTable.rows(source) : [],
    versions: versionsTable
      .rows(source)
      .filter(row => (row.platform === 'mobile') === (platform === 'mobile')),
    unknowns: platform === 'pc' ? unknownsTable.rows(source) : [],
    variables: variableKnowledge(source, platform, blocks),
    carParts: carParts(source),
    knownIds: knownIds(source),
    ruled: new Map(),
    ...plainValues,
  }
  const ruled = ruledFields(definition, source)
  const layout = { rows, readings, definition }
  return {
    definition: { ...definition, ruled: ruled.kinds },
    problems: [...problems, ...checkLayout(layout, source), ...ruled.problems],
  }
}

const mobileReading = memoizeBy((source: Source) => readDefinition(source, 'mobile'))

/**
 * The format of PC saves of the repository, resolved once per source. Most rows hold for both platforms, so that problems of
 * the mobile format are only reported if there are none on PC.
 */
export const formatDefinition = memoizeBy((source: Source): DefinitionReading => {
  const { definition, problems } = readDefinition(source, 'pc')
  return { definition, problems: problems.length > 0 ? problems : mobileReading(source).problems }
})

/** The format of mobile saves; valid if {@link formatDefinition} reports no problems. */
export function mobileDefinition(source: Source): Definition {
  return mobileReading(source).definition
}

/** What a step needs that reads the format. */
interface FormatContext extends BuildContext {
  /** The format of PC saves. */
  readonly definition: Definition
}

/**
 * A step that needs the format, and tables, without problems: their own steps report them, and then it writes nothing.
 * @param needed tables besides those of the format
 */
export function stepWithFormat(
  needed: readonly AnyTable[],
  derive: (context: FormatContext) => StepResult,
): Step {
  return context => {
    const { source } = context
    if (!areSound(source, ...formatTables, ...needed)) return {}
    const { definition, problems } = formatDefinition(source)
    return problems.length > 0 ? {} : derive({ ...context, definition })
  }
}
