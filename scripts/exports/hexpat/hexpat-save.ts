import type { Block, Definition } from '../../format/definition.ts'
import { pascal, quoted } from '../shared/texts.ts'

function blockText({ number, name, title, what, struct, typicalSize }: Block): string {
  const marker = `    Marker marker_${number} [[name(${quoted(`Marker ${number}`)})]];\n`
  if (typicalSize === 0) return `${marker}    // Block ${number}, ${title}: ${what}.\n`
  const attributes = `name(${quoted(`${number} ${title}`)}), comment(${quoted(`${what}.`)})`
  return `${marker}    ${pascal(struct)} ${name} [[${attributes}]];\n`
}

/** Marker and file; each block begins where the one before ends, the text BLOCK is only checked. */
export function hexpatSave({ file, blocks }: Definition): string {
  const { marker, checksumOffset, workBufferSize } = file
  const message = `No ${marker} where the next block begins: the block before was not read to its end.`
  const copies = `Left over in the work buffer: each byte is a copy of the one ${workBufferSize} before it.`
  return `struct Marker {
    char text[${marker.length}];
    if (text != ${quoted(marker)})
        builtin::std::error(${quoted(message)});
};

struct Save {
${blocks.map(blockText).join('')}    u8 work_buffer_rest[${checksumOffset} - $] [[name("Padding"), comment(${quoted(copies)})]];
    u32 checksum [[name("Checksum"), comment("Sum of all bytes before it, modulo 2^32.")]];
};

Save save @ 0x00;
`
}
