import { formatDefinition } from '../format/format-definition.ts'
import type { Site } from '../site/site.ts'
import type { Source } from '../table-engine/table.ts'
import { dataHash } from './shared/data-hash.ts'
import type { ExportModel } from './shared/export-model.ts'
import { tableEnumerations } from './shared/table-enumerations.ts'

/** Gathers what the exports are made of. */
export function buildModel(source: Source, site: Site): ExportModel {
  const { definition } = formatDefinition(source)
  return {
    definition,
    site,
    dataHash: dataHash(source),
    enumerations: new Map([...definition.enumerations, ...tableEnumerations(definition, source)]),
  }
}
