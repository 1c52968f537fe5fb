import type { Block, Definition } from '../../format/definition.ts'
import { quoted } from '../shared/texts.ts'

function blockText({ number, name, title, what, struct, typicalSize }: Block): string {
  const marker = `marker_t marker_${number};\nif (!is_marker(marker_${number}))\n    return -1;\n`
  if (typicalSize === 0) return `${marker}// Block ${number}, ${title}: ${what}.\n`
  const attributes = `name=${quoted(`${number} ${title}`)}, comment=${quoted(`${what}.`)}`
  return `${marker}${struct}_t ${name} <${attributes}>;\n`
}

/** The file; each block begins where the one before ends, the text BLOCK is only checked. */
export function btSave({ file, blocks }: Definition): string {
  const { marker, checksumOffset, workBufferSize } = file
  const copies = `Left over in the work buffer: each byte is a copy of the one ${workBufferSize} before it.`
  return `typedef struct {
    char text[${marker.length}];
} marker_t;

int is_marker(marker_t &marker) {
    if (Strncmp(marker.text, ${quoted(marker)}, ${marker.length}) == 0)
        return 1;
    Warning("No ${marker} where the next block begins: the block before was not read to its end.");
    return 0;
}

${blocks.map(blockText).join('')}uint8 padding[${checksumOffset} - FTell()] <comment=${quoted(copies)}>;
uint32 checksum <format=hex, comment="Sum of all bytes before it, modulo 2^32.">;
`
}
