import { blockRoute } from '#shared/route.ts'
import type { Block, Definition } from '../../format/definition.ts'
import { checksumDoc, describePadding } from '../shared/describe.ts'
import { checksumOffsetText, type ExportModel, formatTitle, headerLines } from '../shared/export-model.ts'
import { commentText } from '../shared/texts.ts'
import { kaitaiTypeMap, variablesType } from './kaitai-types.ts'
import { descriptionId, typeId, variablesId } from './names.ts'
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
  const { size, growsBy } = file
  const [comparison, atLeast] = growsBy > 0 ? ['>=', 'at least '] : ['==', '']
  return [
    ...blocks.flatMap(block => blockAttributes(model, block)),
    {
      id: 'padding',
      size: `${checksumOffsetText(model.definition, '_io.size')} - _io.pos`,
      doc: `${describePadding(file)} The game does not read it.`,
    },
    {
      id: 'checksum',
      type: 'u4',
      // Includes the value itself, without which the Go code would not compile.
      valid: { expr: `_ >= 0 and _io.size ${comparison} ${size}` },
      doc: `${checksumDoc} Kaitai cannot sum bytes, so verify it in your own code. A save has ${atLeast}${size} bytes.`,
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

/** Formats of single builds on Wikidata, by version id; it has none for the first build of PC 1.00. */
const wikidata: Readonly<Record<string, string>> = {
  '65F3E583': 'Q105859038',
  '9345765E': 'Q105859087',
  '9A6EBE58': 'Q105859255',
  FD148DF6: 'Q105859250',
}

/** The same formats in other registers. */
function crossReferences({ versions }: Definition): YamlMap | undefined {
  const items = versions.flatMap(({ idHex }) => wikidata[idHex] ?? [])
  return items.length > 0 ? { wikidata: items } : undefined
}

/** A description with the header that all exports have. */
function writeDescription(
  model: ExportModel,
  { meta, ...rest }: { readonly meta: YamlMap } & YamlMap,
): string {
  const { site, references } = model
  const header = headerLines(model)
  const comment = header.map(line => `# ${line}\n`).join('')
  const { imports, ...identity } = meta
  const body = writeYaml(
    withSafeDocs({
      meta: { ...identity, license: site.license, 'ks-version': '0.9', imports, endian: 'le' },
      doc: header.slice(1).join('\n'),
      'doc-ref': [site.homepage, ...references],
      ...rest,
    }),
  )
  return comment + body
}

const application = 'Grand Theft Auto: San Andreas'

/** The format as a Kaitai Struct description; that of PC imports the one of the script variables. */
export function emitKsy(model: ExportModel): string {
  const { definition } = model
  return writeDescription(model, {
    meta: {
      id: descriptionId(definition),
      title: formatTitle(model),
      application,
      'file-extension': 'b',
      xref: crossReferences(definition),
      imports: variablesType(definition) === undefined ? undefined : [variablesId(definition)],
    },
    seq: kaitaiRoot(model),
    types: kaitaiTypeMap(model),
    enums: kaitaiEnums(model),
  })
}

/** The script variables by name, as the description that the one of the format imports. */
export function emitVariablesKsy(model: ExportModel): string {
  const { definition } = model
  return writeDescription(model, {
    meta: { id: variablesId(definition), title: `Script variables: ${formatTitle(model)}`, application },
    ...variablesType(definition),
  })
}
