import { toHex } from '../../algebra/hex.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { formatTitle, headerLines } from '../shared/header-lines.ts'
import { outline } from '../shared/outline.ts'
import { lineComments } from '../shared/texts.ts'
import { btSave } from './bt-save.ts'
import { btStruct } from './bt-struct.ts'
import { btBitfield, btEnum, switchEnum } from './value-sets.ts'

const rule = '-'.repeat(48)

/** The head as the template repository wants it; without dates, so that the same data give the same file. */
function templateHeader({ site, definition }: ExportModel): readonly string[] {
  const idBytes = [...definition.file.marker].map(letter => toHex(letter.charCodeAt(0), 2))
  return [
    rule,
    '--- 010 Editor v9.0 Binary Template',
    '',
    '     File: gtasa-save.bt',
    `  Authors: ${site.title}`,
    `  Version: ${site.version}`,
    `  Purpose: ${formatTitle}`,
    ' Category: Game',
    'File Mask: GTASAsf*.b',
    ` ID Bytes: ${idBytes.join(' ')}`,
    '  History:',
    `  ${site.version}   Written from the tables of the format.`,
    rule,
  ]
}

/** The format as a template for 010 Editor. */
export function emitBt(model: ExportModel): string {
  const { enums, flags, structs } = outline(model)
  return [
    lineComments([...templateHeader(model), ...headerLines(model)]),
    'RequiresVersion(9);\nLittleEndian();\nBitfieldRightToLeft();\n',
    switchEnum,
    ...enums.map(btEnum),
    ...flags.map(btBitfield),
    ...structs.map(btStruct),
    btSave(model.definition),
  ].join('\n')
}
