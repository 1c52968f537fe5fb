import { sizeFormula } from '#shared/layout.ts'
import { blockCoverage } from '../../format/coverage/coverage.ts'
import { fieldsOf, type Struct } from '../../format/definition.ts'
import { type ExportModel, formatTitle } from '../shared/export-model.ts'

/** Names of the two files, which refer to each other. */
export const schemaFile = 'format.schema.json'

/**
 * The whole definition as one JSON document, as the schema describes it. @param ownStructs those of a platform that are not
 * in the document of PC, which has the rest and the names of numbers
 */
export function formatDocument(
  model: ExportModel,
  ownStructs: readonly Struct[] = [...model.definition.structs.values()],
): object {
  const { definition, enumerations, site, dataHash } = model
  const isPc = definition.platform === 'pc'
  const { platform, file, blocks, flagSets, leftovers, corrections, versions, unknowns } = definition
  const tables = [...enumerations].filter(([name]) => !definition.enumerations.has(name))
  return {
    $schema: `./${schemaFile}`,
    name: 'gtasa-save',
    title: formatTitle(model),
    platform,
    version: site.version,
    dataHash,
    license: site.license,
    site: site.homepage,
    repository: site.repository,
    file: { ...file, byteOrder: 'little' },
    blocks: blocks.map(block => ({
      ...block,
      formula: sizeFormula(fieldsOf(definition, block.struct)),
    })),
    leftovers,
    structs: ownStructs,
    earlierStructs: Object.fromEntries(definition.earlierStructs),
    enumerations: Object.fromEntries(isPc ? definition.enumerations : []),
    flagSets: Object.fromEntries(isPc ? flagSets : []),
    tables: Object.fromEntries(tables),
    corrections,
    versions,
    unknowns,
    coverage: blockCoverage(definition),
  }
}
