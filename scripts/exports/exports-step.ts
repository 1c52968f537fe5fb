import { type OutputFile, once, outputFile } from '../build/output-file.ts'
import { readSite, type Site } from '../build/site.ts'
import type { Step } from '../build/step.ts'
import type { Source } from '../csv/engine/table.ts'
import { formatDefinition } from '../format/format-definition.ts'
import { formatTables } from '../tables/format/format-tables.ts'
import { namedSources } from '../tables/provenance/named-sources.ts'
import { sources } from '../tables/provenance/sources.ts'
import { tableSources } from '../tables/provenance/table-sources.ts'
import { recipeSteps } from '../tables/recipe-steps.ts'
import { emitBt } from './bt/emit-bt.ts'
import { emitHeader } from './c/emit-header.ts'
import { emitHexpat } from './hexpat/emit-hexpat.ts'
import { formatDocument } from './json/format-document.ts'
import { formatSchema } from './json/schema/format-schema.ts'
import { emitKsy } from './kaitai/emit-ksy.ts'
import { dataHash } from './shared/data-hash.ts'
import { editedFields } from './shared/edited-fields.ts'
import type { ExportModel } from './shared/export-model.ts'
import { tableEnumerations } from './shared/table-enumerations.ts'
import { asciiOnly } from './shared/texts.ts'

const jsonText = (value: object) => `${JSON.stringify(value, null, 1)}\n`

const emitters: Readonly<Record<string, (model: ExportModel) => string>> = {
  'gtasa-save.ksy': model => asciiOnly(emitKsy(model)),
  'gtasa-save.hexpat': model => asciiOnly(emitHexpat(model)),
  'gtasa-save.bt': model => asciiOnly(emitBt(model)),
  'gtasa-save.h': model => asciiOnly(emitHeader(model)),
  'format.json': model => jsonText(formatDocument(model)),
  'format.schema.json': model => jsonText(formatSchema(model)),
}

/** Collects the input of the exports. */
export function buildModel(source: Source, site: Site): ExportModel {
  const { definition } = formatDefinition(source)
  return {
    definition,
    site,
    dataHash: dataHash(source),
    enumerations: new Map([...definition.enumerations, ...tableEnumerations(definition, source)]),
    edited: editedFields(definition, source),
    references: (namedSources(source).get('format/fields') ?? []).flatMap(({ path }) => path ?? []),
  }
}

/** The format in the languages of other tools. */
export function emitExports(model: () => ExportModel): readonly OutputFile[] {
  return Object.entries(emitters).map(([path, emit]) => outputFile(path, () => emit(model())))
}

/** Writes the format for other tools. Faults of the format are reported by its own step; then nothing is written. */
export const exportsStep: Step = ({ root, source }) => {
  if ([...formatTables, recipeSteps, sources, tableSources].some(table => table.problems(source).length > 0))
    return {}
  if (formatDefinition(source).problems.length > 0) return {}
  return { downloads: emitExports(once(() => buildModel(source, readSite(root)))) }
}
