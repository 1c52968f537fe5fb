import { sizeFormula } from '../../../src/shared/layout.ts'
import { blockCoverage } from '../../format/coverage/coverage.ts'
import { fieldsOf } from '../../format/definition.ts'
import { type ExportModel, formatTitle } from '../shared/export-model.ts'

/** Names of the two files, which refer to each other. */
export const schemaFile = 'format.schema.json'

/** The whole definition as one JSON document, as the schema describes it. */
export function formatDocument({ definition, enumerations, site, dataHash }: ExportModel): object {
  const { file, blocks, structs, flagSets, ...rest } = definition
  const tables = [...enumerations].filter(([name]) => !definition.enumerations.has(name))
  return {
    $schema: `./${schemaFile}`,
    name: 'gtasa-save',
    title: formatTitle,
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
    leftovers: rest.leftovers,
    structs: [...structs.values()],
    enumerations: Object.fromEntries(definition.enumerations),
    flagSets: Object.fromEntries(flagSets),
    tables: Object.fromEntries(tables),
    corrections: rest.corrections,
    versions: rest.versions,
    unknowns: rest.unknowns,
    coverage: blockCoverage(definition),
  }
}
