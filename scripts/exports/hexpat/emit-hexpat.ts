import { hexBytes } from '#shared/hex.ts'
import type { Block, Definition } from '../../format/definition.ts'
import { checksumDoc, describePadding, missingMarker } from '../shared/describe.ts'
import { checksumOffsetText, type ExportModel, formatTitle, headerLines } from '../shared/export-model.ts'
import { outline } from '../shared/outline.ts'
import { lineComments, pascal, quoted } from '../shared/texts.ts'
import { hexpatBitfield, hexpatEnum, hexpatStruct } from './hexpat-types.ts'

function blockText({ number, name, title, what, struct, typicalSize }: Block): string {
  const marker = `    Marker marker_${number} [[name(${quoted(`Marker ${number}`)})]];\n`
  if (typicalSize === 0) return `${marker}    // Block ${number}, ${title}: ${what}.\n`
  const attributes = `name(${quoted(`${number} ${title}`)}), comment(${quoted(`${what}.`)})`
  return `${marker}    ${pascal(struct)} ${name} [[${attributes}]];\n`
}

/** Marker and file; each block begins where the previous one ends, and the text BLOCK is only checked. */
function hexpatSave(definition: Definition): string {
  const { blocks, file } = definition
  const { marker } = file
  const end = checksumOffsetText(definition, 'builtin::std::mem::size()')
  const padding = quoted(describePadding(file))
  const checksum = quoted(`${checksumDoc} ImHex does not update it: enter the new sum after an edit.`)
  return `struct Marker {
    char text[${marker.length}];
    if (text != ${quoted(marker)})
        builtin::std::error(${quoted(missingMarker(file))});
};

struct Save {
${blocks.map(blockText).join('')}    u8 work_buffer_rest[${end} - $] [[name("Padding"), comment(${padding})]];
    u32 checksum [[hex::editor_export, name("Checksum"), comment(${checksum})]];
};

Save save @ 0x00;
`
}

/** The format as a pattern for ImHex, in its pattern language without its library. */
export function emitHexpat(model: ExportModel): string {
  const { enums, flags, structs } = outline(model)
  const { definition, edited, site } = model
  const pragmas = [
    `author ${site.title}`,
    `description ${formatTitle(model)}`,
    'endian little',
    `magic [ ${hexBytes(new TextEncoder().encode(definition.file.marker))} ] @ 0x00`,
    // More than the structs of any list, and than the values of any save.
    'array_limit 0x10000',
    'pattern_limit 0x80000',
  ]
  return [
    pragmas.map(pragma => `#pragma ${pragma}\n`).join(''),
    lineComments(headerLines(model)),
    ...enums.map(hexpatEnum),
    ...flags.map(hexpatBitfield),
    ...structs.map(struct => hexpatStruct(struct, edited)),
    hexpatSave(definition),
  ].join('\n')
}
