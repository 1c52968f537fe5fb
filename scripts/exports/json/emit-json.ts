import type { ExportModel } from '../shared/export-model.ts'
import { formatDocument } from './format-document.ts'
import { formatSchema } from './schema/format-schema.ts'

/** The definition of the format as JSON. */
export function emitFormatJson(model: ExportModel): string {
  return `${JSON.stringify(formatDocument(model), null, 1)}\n`
}

/** The JSON Schema of that document. */
export function emitSchema(model: ExportModel): string {
  return `${JSON.stringify(formatSchema(model), null, 1)}\n`
}
