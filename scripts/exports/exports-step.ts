import { once } from '#shared/memoize.ts'
import { type OutputFile, outputFile } from '../build/output-file.ts'
import { readSite, type Site } from '../build/site.ts'
import type { Source } from '../csv/declare.ts'
import { type Definition, type Field, fieldsOf, type Platform, type Struct } from '../format/definition.ts'
import { formatDefinition, mobileDefinition, stepWithFormat } from '../format/format-definition.ts'
import { ownStructs } from '../format/structs.ts'
import { fieldsTable } from '../tables/format/fields.ts'
import { recipeSteps } from '../tables/recipe-steps.ts'
import { sourcesOf } from '../tables/shared/named-sources.ts'
import { sources } from '../tables/sources.ts'
import { emitHeader, emitOwnHeader } from './c/emit-header.ts'
import { emitBt } from './hex-editors/emit-bt.ts'
import { emitHexpat } from './hex-editors/emit-hexpat.ts'
import { formatDocument } from './json/format-document.ts'
import { formatSchema } from './json/schema/format-schema.ts'
import { emitKsy, emitVariablesKsy } from './kaitai/emit-ksy.ts'
import { editedFields } from './shared/edited-fields.ts'
import { dataHash, type ExportModel } from './shared/export-model.ts'
import { asciiOnly } from './shared/texts.ts'
import { originalNames, tableEnumerations } from './shared/value-sets.ts'

interface Models {
  readonly pc: ExportModel
  readonly mobile: ExportModel
  /** That of mobile without the texts that the files of PC have. */
  readonly plainMobile: ExportModel
}

/** Texts, and the content of JSON files. The header and the JSON document of mobile refer to those of PC for what is the same. */
const emitters: Readonly<Record<string, (models: Models) => string | object>> = {
  'gtasa-save.ksy': ({ pc }) => emitKsy(pc),
  // Named as the import of the other file.
  'gtasa_save_variables.ksy': ({ pc }) => emitVariablesKsy(pc),
  'gtasa-save.hexpat': ({ pc }) => emitHexpat(pc),
  'gtasa-save.bt': ({ pc }) => emitBt(pc),
  'gtasa-save.h': ({ pc }) => emitHeader(pc),
  'format.json': ({ pc }) => formatDocument(pc),
  'format.schema.json': ({ pc }) => formatSchema(pc),
  'gtasa-save-mobile.ksy': ({ plainMobile }) => emitKsy(plainMobile),
  'gtasa-save-mobile.hexpat': ({ plainMobile }) => emitHexpat(plainMobile),
  'gtasa-save-mobile.bt': ({ plainMobile }) => emitBt(plainMobile),
  'gtasa-save-mobile.h': ({ plainMobile, pc }) => emitOwnHeader(plainMobile, pc.definition),
  'format-mobile.json': ({ mobile, pc }) =>
    formatDocument(mobile, ownStructs(mobile.definition, pc.definition)),
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

/** What a description says of a field, without its offset and evidence. */
const description = ({ name, type, struct, count, meaning }: Field) =>
  JSON.stringify([name, type, struct, count, meaning])

/**
 * The definition of a platform without what the files of another one have as well: descriptions of fields that are the
 * same there, and the names of numbers. They are most of the bytes of a file (37 → 9 KB gzip for Kaitai Struct).
 */
export function withoutSharedDocs(definition: Definition, base: Definition): Definition {
  const structs = [...definition.structs].map(([name, struct]): [string, Struct] => {
    const known = new Set(base.structs.has(name) ? fieldsOf(base, name).map(description) : [])
    const fields = struct.fields.map(field => {
      const plain = { ...field, values: null, positions: null, elements: null }
      return known.has(description(field)) ? { ...plain, meaning: '', range: null } : plain
    })
    return [name, { ...struct, fields }]
  })
  return { ...definition, structs: new Map(structs), enumerations: new Map(), flagSets: new Map() }
}

/** The format of both platforms in the languages of other tools. */
export function emitExports(source: Source, site: Site): readonly OutputFile[] {
  const models = once((): Models => {
    const [pc, mobile] = [buildModel(source, site), buildModel(source, site, 'mobile')]
    const definition = withoutSharedDocs(mobile.definition, pc.definition)
    return { pc, mobile, plainMobile: { ...mobile, definition } }
  })
  return Object.entries(emitters).map(([path, emit]) =>
    outputFile(path, () => {
      const content = emit(models())
      return typeof content === 'string' ? asciiOnly(content) : `${JSON.stringify(content, null, 1)}\n`
    }),
  )
}

/** Writes the format for other tools. Faults of the format are reported by its own step; then nothing is written. */
export const exportsStep = stepWithFormat([recipeSteps, sources], ({ root, source }) => ({
  downloads: emitExports(source, readSite(root)),
}))
