import { buildModel } from '../../../scripts/exports/build-model.ts'
import { emitExports } from '../../../scripts/exports/exports-step.ts'
import { realSource } from '../support/sources.ts'

export const model = buildModel({ root: process.cwd(), source: realSource })

const files = new Map(emitExports(model).map(({ path, content }) => [path, String(content)]))

/** The text of an export. */
export function exported(path: string): string {
  const text = files.get(path)
  if (text === undefined) throw new Error(`no export ${path}`)
  return text
}
