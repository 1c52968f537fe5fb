import { blockRoute } from '../../../src/shared/route.ts'
import type { Block } from '../../format/definition.ts'
import { type ExportModel, exportName, formatTitle, headerLines } from '../shared/export-model.ts'
import { commentText } from '../shared/texts.ts'
import { valueSetUses } from '../shared/value-sets.ts'
import { kaitaiTypeMap } from './kaitai-types.ts'
import { markedLists } from './lookaheads.ts'
import { typeId } from './names.ts'
import { kaitaiEnums } from './value-sets.ts'
import { writeYaml, type YamlMap } from './yaml.ts'

function blockAttributes({ definition, site }: ExportModel, block: Block): YamlMap[] {
  const { number, name, title, what, struct, typicalSize } = block
  const marker = {
    id: `marker_${number}`,
    contents: definition.file.marker,
    doc: `Marker of block ${number}, ${title}.`,
  }
  if (typicalSize === 0) return [{ ...marker, doc: `${marker.doc} The block is empty.` }]
  const page = `${site.homepage}#${blockRoute(number)}`
  return [
    marker,
    { id: name, type: typeId(struct), doc: `Block ${number}, ${title}: ${what}.`, 'doc-ref': page },
  ]
}

/** The file from its first byte to its last. */
function kaitaiRoot(model: ExportModel): readonly YamlMap[] {
  const { file, blocks } = model.definition
  const { size, checksumOffset, workBufferSize, growsBy } = file
  const isGrowing = growsBy > 0
  return [
    ...blocks.flatMap(block => blockAttributes(model, block)),
    {
      id: 'padding',
      size: `${isGrowing ? `_io.size - ${size - checksumOffset}` : checksumOffset} - _io.pos`,
      doc: `Leftover data of the write buffer: each byte is a copy of the one ${workBufferSize} bytes before it. The game does not read it.`,
    },
    {
      id: 'checksum',
      type: 'u4',
      // Includes the value itself, without which the Go code would not compile.
      valid: { expr: `_ >= 0 and _io.size ${isGrowing ? '>=' : '=='} ${size}` },
      doc: `Sum of all bytes before it, modulo 2^32. Kaitai cannot sum bytes, so verify it in your own code. A save has ${isGrowing ? `at least ` : ''}${size} bytes.`,
    },
  ]
}

/** The description with documentation that is safe in the comments of generated code. */
function withSafeDocs(description: YamlMap): YamlMap {
  return JSON.parse(JSON.stringify(description), (key, value: unknown) =>
    // The compiler cannot write an empty text in Lua.
    key === 'doc' && typeof value === 'string' ? commentText(value) || undefined : value,
  )
}

/** The format as a Kaitai Struct description. */
export function emitKsy(model: ExportModel): string {
  const { definition, site, references } = model
  const header = headerLines(model)
  const comment = header.map(line => `# ${line}\n`).join('')
  const body = writeYaml(
    withSafeDocs({
      meta: {
        id: exportName(definition).replaceAll('-', '_'),
        title: formatTitle(model),
        application: 'Grand Theft Auto: San Andreas',
        'file-extension': 'b',
        license: site.license,
        'ks-version': '0.9',
        endian: 'le',
      },
      doc: header.slice(1).join('\n'),
      'doc-ref': [site.homepage, ...references],
      seq: kaitaiRoot(model),
      types: kaitaiTypeMap({ model, uses: valueSetUses(definition), marked: markedLists(definition) }),
      enums: kaitaiEnums(model),
    }),
  )
  return comment + body
}
