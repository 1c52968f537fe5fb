import type { Block } from '../../format/definition.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { typeId } from './names.ts'
import type { YamlMap } from './yaml.ts'

function blockAttributes({ definition, site }: ExportModel, block: Block): YamlMap[] {
  const { number, name, title, what, struct, typicalSize } = block
  const marker = {
    id: `marker_${number}`,
    contents: definition.file.marker,
    doc: `Begins block ${number}, ${title}.`,
  }
  if (typicalSize === 0) return [{ ...marker, doc: `${marker.doc} The block is empty.` }]
  const page = `${site.homepage}#/block/${number}`
  return [
    marker,
    { id: name, type: typeId(struct), doc: `Block ${number}, ${title}: ${what}.`, 'doc-ref': page },
  ]
}

/** The file from its first byte to its last. */
export function kaitaiRoot(model: ExportModel): readonly YamlMap[] {
  const { file, blocks } = model.definition
  const { size, checksumOffset, workBufferSize } = file
  return [
    ...blocks.flatMap(block => blockAttributes(model, block)),
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
