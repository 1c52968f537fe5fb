import { once } from '#shared/memoize.ts'
import { type OutputFile, outputFile } from '../build/output-file.ts'
import { readSite, type Site } from '../build/site.ts'
import type { Source } from '../csv/declare.ts'
import type { Definition, Platform } from '../format/definition.ts'
import { formatDefinition, mobileDefinition, stepWithFormat } from '../format/format-definition.ts'
import { fieldsTable } from '../tables/format/fields.ts'
import { recipeSteps } from '../tables/recipe-steps.ts'
import { sourcesOf } from '../tables/shared/named-sources.ts'
import { sources } from '../tables/sources.ts'
import { emitBt } from './bt/emit-bt.ts'
import { emitHeader, emitOwnHeader } from './c/emit-header.ts'
import { emitHexpat } from './hexpat/emit-hexpat.ts'
import { formatDocument } from './json/format-document.ts'
import { formatSchema } from './json/schema/format-schema.ts'
import { emitKsy, emitVariablesKsy } from './kaitai/emit-ksy.ts'
import { editedFields } from './shared/edited-fields.ts'
import { dataHash, type ExportModel } from './shared/export-model.ts'
import { ownStructs, withoutSharedDocs } from './shared/own-structs.ts'
import { asciiOnly } from './shared/texts.ts'
import { originalNames, tableEnumerations } from './shared/value-sets.ts'

const jsonText = (value: object) => `${JSON.stringify(value, null, 1)}\n`

const emitters: Readonly<Record<string, (model: ExportModel) => string>> = {
  'gtasa-save.ksy': model => asciiOnly(emitKsy(model)),
  // Named as the import of the other file.
  'gtasa_save_variables.ksy': model => asciiOnly(emitVariablesKsy(model)),
  'gtasa-save.hexpat': model => asciiOnly(emitHexpat(model)),
  'gtasa-save.bt': model => asciiOnly(emitBt(model)),
  'gtasa-save.h': model => asciiOnly(emitHeader(model)),
  'format.json': model => jsonText(formatDocument(model)),
  'format.schema.json': model => jsonText(formatSchema(model)),
}

interface MobileInput {
  readonly full: ExportModel
  /** Without the texts that the files of PC have. */
  readonly plain: ExportModel
  readonly pc: Definition
}

/** The emitters of mobile saves. The header and the JSON document refer to those of PC for what is the same. */
const mobileEmitters: Readonly<Record<string, (input: MobileInput) => string>> = {
  'gtasa-save-mobile.ksy': ({ plain }) => asciiOnly(emitKsy(plain)),
  'gtasa-save-mobile.hexpat': ({ plain }) => asciiOnly(emitHexpat(plain)),
  'gtasa-save-mobile.bt': ({ plain }) => asciiOnly(emitBt(plain)),
  'gtasa-save-mobile.h': ({ plain, pc }) => asciiOnly(emitOwnHeader(plain, pc)),
  'format-mobile.json': ({ full, pc }) => jsonText(formatDocument(full, ownStructs(full.definition, pc))),
}

/** Collects the input of the exports. */
export function buildModel(source: Source, site: Site, platform: Platform = 'pc'): ExportModel {
  const { definition: pc } = formatDefinition(source)
  const isPc = platform === 'pc'
  const definition = isPc ? pc : mobileDefinition(source)
  return {
    definition,
    site,
    dataHash: dataHash(source),
    enumerations: isPc ? new Map([...pc.enumerations, ...tableEnumerations(pc, source)]) : new Map(),
    originals: isPc ? originalNames(source) : new Map(),
    edited: editedFields(definition, source),
    references: sourcesOf(fieldsTable, source).flatMap(({ path }) => path ?? []),
  }
}

/** The format in the languages of other tools. */
export function emitExports(model: () => ExportModel): readonly OutputFile[] {
  return Object.entries(emitters).map(([path, emit]) => outputFile(path, () => emit(model())))
}

/** The format of mobile saves in those languages. @param pc the definition of PC saves */
export function emitMobileExports(model: () => ExportModel, pc: Definition): readonly OutputFile[] {
  const input = once((): MobileInput => {
    const full = model()
    return { full, plain: { ...full, definition: withoutSharedDocs(full.definition, pc) }, pc }
  })
  return Object.entries(mobileEmitters).map(([path, emit]) => outputFile(path, () => emit(input())))
}

/** Writes the format for other tools. Faults of the format are reported by its own step; then nothing is written. */
export const exportsStep = stepWithFormat([recipeSteps, sources], ({ root, source, definition }) => {
  const pc = once(() => buildModel(source, readSite(root)))
  const mobile = once(() => buildModel(source, readSite(root), 'mobile'))
  return { downloads: [...emitExports(pc), ...emitMobileExports(mobile, definition)] }
})
