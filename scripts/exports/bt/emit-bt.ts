import { hexBytes } from '#shared/hex.ts'
import type { Block, Definition } from '../../format/definition.ts'
import { checksumDoc, describePadding, missingMarker } from '../shared/describe.ts'
import {
  checksumOffsetText,
  type ExportModel,
  exportName,
  formatTitle,
  headerLines,
} from '../shared/export-model.ts'
import { outline } from '../shared/outline.ts'
import { lineComments, quoted } from '../shared/texts.ts'
import { btBitfield, btEnum, btStruct, switchEnum } from './bt-types.ts'

function blockText({ number, name, title, what, struct, typicalSize }: Block): string {
  const marker = `marker_t marker_${number};\nif (!is_marker(marker_${number}))\n    return -1;\n`
  if (typicalSize === 0) return `${marker}// Block ${number}, ${title}: ${what}.\n`
  const attributes = `name=${quoted(`${number} ${title}`)}, comment=${quoted(`${what}.`)}`
  return `${marker}${struct}_t ${name} <${attributes}>;\n`
}

/** The file; each block begins where the previous one ends, and the text BLOCK is only checked. */
function btSave(definition: Definition): string {
  const { blocks, file } = definition
  const { marker } = file
  const end = checksumOffsetText(definition, 'FileSize()')
  return `typedef struct {
    char text[${marker.length}];
} marker_t;

int is_marker(marker_t &marker) {
    if (Strncmp(marker.text, ${quoted(marker)}, ${marker.length}) == 0)
        return 1;
    Warning(${quoted(missingMarker(file))});
    return 0;
}

${blocks.map(blockText).join('')}uint8 padding[${end} - FTell()] <comment=${quoted(describePadding(file))}>;
uint32 checksum <format=hex, comment=${quoted(checksumDoc)}>;
`
}

const rule = '-'.repeat(48)

/** The header required by the template repository, without dates, so that builds are reproducible. */
function templateHeader(model: ExportModel): readonly string[] {
  const { site, definition } = model
  return [
    rule,
    '--- 010 Editor v9.0 Binary Template',
    '',
    `     File: ${exportName(definition)}.bt`,
    `  Authors: ${site.title}`,
    `  Version: ${site.version}`,
    `  Purpose: ${formatTitle(model)}`,
    ' Category: Game',
    'File Mask: GTASAsf*.b',
    ` ID Bytes: ${hexBytes(new TextEncoder().encode(definition.file.marker))}`,
    '  History:',
    `  ${site.version}   Generated from the format tables.`,
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
