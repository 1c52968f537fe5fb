import { memoizeBy } from '../csv/engine/memoize-by.ts'
import type { Source } from '../csv/engine/table.ts'
import type { Problem } from '../csv/problem.ts'
import { correctionsTable } from '../tables/format/corrections.ts'
import { leftoversTable } from '../tables/format/leftovers.ts'
import { unknownsTable } from '../tables/format/unknowns.ts'
import { versionsTable } from '../tables/format/versions.ts'
import { tables } from '../tables/tables.ts'
import { checkLayout } from './checks/layout-checks.ts'
import type { Definition } from './definition.ts'
import { ruledFields } from './evidence/ruled-fields.ts'
import { carParts } from './resolve/car-parts.ts'
import { toFileLayout } from './resolve/file-layout.ts'
import { toBlocks, toEnumerations, toFlagSets } from './resolve/plain-tables.ts'
import { resolveStructs } from './resolve/resolve-structs.ts'
import { readLayoutRows, structUse } from './resolve/rows.ts'
import { variableKnowledge } from './resolve/variable-elements.ts'

export interface DefinitionReading {
  /** Valid only if there are no problems. */
  readonly definition: Definition
  /** Cross-table problems; problems of single cells are reported with their tables. */
  readonly problems: readonly Problem[]
}

/**
 * Resolves the format from data-csv/format and checks it as a whole. @param tableNames base names of all
 * tables, for values such as `table:weapons`
 */
export function readDefinition(source: Source, tableNames: readonly string[]): DefinitionReading {
  const rows = readLayoutRows(source)
  const blocks = toBlocks(source)
  const use = structUse(rows, new Map(blocks.map(({ number, struct }) => [number, struct])))
  const readings = resolveStructs(rows, use)
  const { file, problems } = toFileLayout(source)
  const definition: Definition = {
    file,
    blocks,
    leftovers: leftoversTable.rows(source).map(({ block, ...rest }) => ({ number: block, ...rest })),
    structs: new Map([...readings].map(([name, { struct }]) => [name, struct])),
    enumerations: toEnumerations(source),
    flagSets: toFlagSets(source),
    corrections: correctionsTable.rows(source),
    versions: versionsTable.rows(source),
    unknowns: unknownsTable.rows(source),
    variables: variableKnowledge(source),
    carParts: carParts(source),
    ruled: new Map(),
  }
  const ruled = ruledFields(definition, source)
  const layout = { rows, readings, definition, tableNames }
  return {
    definition: { ...definition, ruled: ruled.kinds },
    problems: [...problems, ...checkLayout(layout, source), ...ruled.problems],
  }
}

const tableNames = tables.map(({ name }) => name.replace(/^.*\//, ''))

/** The format of the repository, resolved once per source. */
export const formatDefinition = memoizeBy((source: Source) => readDefinition(source, tableNames))
