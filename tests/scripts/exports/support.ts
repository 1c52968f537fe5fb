import { readSite } from '../../../scripts/build/site.ts'
import { buildModel, emitExports, emitMobileExports } from '../../../scripts/exports/exports-step.ts'
import { realSource } from '../support/sources.ts'

export const model = buildModel(realSource, readSite(process.cwd()))

export const mobileModel = buildModel(realSource, readSite(process.cwd()), 'mobile')

const outputs = [...emitExports(() => model), ...emitMobileExports(() => mobileModel, model.definition)]
const files = new Map(outputs.map(({ path, content }) => [path, String(content)]))

/** The text of an export. */
export function exported(path: string): string {
  const text = files.get(path)
  if (text === undefined) throw new Error(`no export ${path}`)
  return text
}
