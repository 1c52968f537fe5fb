import { Ajv2020 } from 'ajv/dist/2020.js'
import { readSite } from '../../../scripts/build/site.ts'
import type { Source } from '../../../scripts/csv/declare.ts'
import { buildModel, emitExports, emitMobileExports } from '../../../scripts/exports/exports-step.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'

export const model = buildModel(realSource, readSite(process.cwd()))

export const mobileModel = buildModel(realSource, readSite(process.cwd()), 'mobile')

const outputs = [...emitExports(() => model), ...emitMobileExports(() => mobileModel, model.definition)]
const files = new Map(outputs.map(({ path, content }) => [path, String(content)]))

/** The text of an export. */
export const exported = (path: string) => required(files.get(path), `export ${path}`)

/** Whether a document is valid against the published schema. */
export const isFormat = new Ajv2020({ allErrors: true, strict: true }).compile(
  JSON.parse(exported('format.schema.json')),
)

/** The exports of other data, by path. */
export function exportsOf(data: Source): (path: string) => string {
  const own = buildModel(data, readSite(process.cwd()))
  const texts = new Map(emitExports(() => own).map(({ path, content }) => [path, String(content)]))
  return path => required(texts.get(path), `export ${path}`)
}
