import { Ajv2020 } from 'ajv/dist/2020.js'
import { readSite } from '../../../scripts/build/site.ts'
import type { Source } from '../../../scripts/csv/declare.ts'
import { buildModel, emitExports } from '../../../scripts/exports/exports-step.ts'
import { required } from '../../support/required.ts'
import { realSource } from '../support/sources.ts'

const site = readSite(process.cwd())

export const model = buildModel(realSource, site)

/** The exports of data, by path. */
export function exportsOf(data: Source): (path: string) => string {
  const texts = new Map(emitExports(data, site).map(({ path, content }) => [path, String(content)]))
  return path => required(texts.get(path), `export ${path}`)
}

/** The text of an export. */
export const exported = exportsOf(realSource)

/** Whether a document is valid against the published schema. */
export const isFormat = new Ajv2020({ allErrors: true, strict: true }).compile(
  JSON.parse(exported('format.schema.json')),
)
