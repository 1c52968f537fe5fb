import { formatDefinition } from '../format/format-definition.ts'
import { readSite } from '../site/site.ts'
import type { BuildContext } from '../step/step.ts'
import { dataHash } from './shared/data-hash.ts'
import type { ExportModel } from './shared/export-model.ts'
import { tableEnumerations } from './shared/table-enumerations.ts'

/** Gathers what the exports are made of. */
export function buildModel({ root, source }: BuildContext): ExportModel {
  const { definition } = formatDefinition(source)
  return {
    definition,
    site: readSite(root),
    dataHash: dataHash(root),
    enumerations: new Map([...definition.enumerations, ...tableEnumerations(definition, source)]),
  }
}
