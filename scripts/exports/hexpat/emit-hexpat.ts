import { toHex } from '../../algebra/hex.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { formatTitle, headerLines } from '../shared/header-lines.ts'
import { outline } from '../shared/outline.ts'
import { lineComments } from '../shared/texts.ts'
import { hexpatSave } from './hexpat-save.ts'
import { hexpatStruct } from './hexpat-struct.ts'
import { hexpatBitfield, hexpatEnum } from './value-sets.ts'

/** First bytes of a file as the pragma wants them. */
function magic(text: string): string {
  return [...text].map(letter => toHex(letter.charCodeAt(0), 2)).join(' ')
}

/** The format as a pattern for ImHex, in its pattern language without its library. */
export function emitHexpat(model: ExportModel): string {
  const { enums, flags, structs } = outline(model)
  const { definition, site } = model
  const pragmas = [
    `author ${site.title}`,
    `description ${formatTitle}`,
    'endian little',
    'MIME application/x-gtasa-save',
    `magic [ ${magic(definition.file.marker)} ] @ 0x00`,
    'array_limit 0x10000',
    'pattern_limit 0x80000',
  ]
  return [
    pragmas.map(pragma => `#pragma ${pragma}\n`).join(''),
    lineComments(headerLines(model)),
    ...enums.map(hexpatEnum),
    ...flags.map(hexpatBitfield),
    ...structs.map(hexpatStruct),
    hexpatSave(definition),
  ].join('\n')
}
