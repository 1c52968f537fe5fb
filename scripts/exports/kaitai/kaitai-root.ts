import type { Block, Definition } from '../../format/definition.ts'
import { typeId } from './names.ts'
import type { YamlMap } from './yaml.ts'

function blockAttributes(
  { file }: Definition,
  { number, name, title, what, struct, typicalSize }: Block,
): YamlMap[] {
  const doc = `Block ${number}, ${title}: ${what}.`
  const marker = { id: `marker_${number}`, contents: file.marker, doc: `Begins block ${number}, ${title}.` }
  return typicalSize === 0
    ? [{ ...marker, doc: `${marker.doc} The block is empty.` }]
    : [marker, { id: name, type: typeId(struct), doc }]
}

/** The file from its first byte to its last. */
export function kaitaiRoot(definition: Definition): readonly YamlMap[] {
  const { size, checksumOffset, workBufferSize } = definition.file
  return [
    ...definition.blocks.flatMap(block => blockAttributes(definition, block)),
    {
      id: 'padding',
      size: `${checksumOffset} - _io.pos`,
      doc: `Left over in the work buffer: each byte is a copy of the one ${workBufferSize} before it. The game does not read it.`,
    },
    {
      id: 'checksum',
      type: 'u4',
      valid: { expr: `_io.size == ${size}` },
      doc: `Sum of all bytes before it, modulo 2^32. Kaitai cannot sum bytes: compare it in your own code. A save has ${size} bytes.`,
    },
  ]
}
