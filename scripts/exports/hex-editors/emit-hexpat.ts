import { conditionText, countText } from '#shared/count.ts'
import { scalars } from '#shared/types.ts'
import type { Block, Count, Definition, ScalarType } from '../../format/definition.ts'
import { checksumDoc, describeEntry, describePadding, missingMarker, overlayDoc } from '../shared/describe.ts'
import { memberKey } from '../shared/edited-fields.ts'
import {
  layoutIndent,
  type Member,
  type OutlineEnum,
  type OutlineFlags,
  type OutlineStruct,
  typeText,
} from '../shared/element-structs.ts'
import {
  checksumOffsetText,
  type ExportModel,
  formatTitle,
  headerLines,
  markerHex,
} from '../shared/export-model.ts'
import { outline } from '../shared/outline.ts'
import { avoidWords, lineComments, pascal, quoted } from '../shared/texts.ts'

/** Keywords, types and operators of the pattern language. */
export const hexpatName = avoidWords(`
  as be bitfield break catch const continue else enum false fn for from if import in is le match namespace null out
  parent ref return section signed struct this true try union unsigned using while addressof sizeof typenameof
  auto bool char char16 double float padding str s8 s16 s24 s32 s48 s64 s96 s128 u8 u16 u24 u32 u48 u64 u96 u128`)

/** Types of the pattern language. */
const hexpatScalars: Readonly<Record<ScalarType, string>> = {
  u8: 'u8',
  i8: 's8',
  b8: 'bool',
  u16: 'u16',
  i16: 's16',
  u32: 'u32',
  i32: 's32',
  f32: 'float',
}

/** An enumeration with its underlying type. */
function hexpatEnum({ name, type, entries }: OutlineEnum): string {
  const lines = entries.map(entry => {
    return `    ${hexpatName(entry.name, name)} = ${entry.value}, // ${describeEntry(entry)}\n`
  })
  return `enum ${pascal(name)} : ${hexpatScalars[type]} {\n${lines.join('')}};\n`
}

/** A flag set as a bitfield. */
function hexpatBitfield({ name, bits }: OutlineFlags): string {
  const lines = bits.map(flag => {
    if (typeof flag === 'number') return `    padding : ${flag};\n`
    const flagType = flag.enumName !== null ? pascal(flag.enumName) : flag.width === 1 ? 'bool' : 'unsigned'
    const comment = `[[comment(${quoted(describeEntry(flag))})]]`
    return `    ${flagType} ${hexpatName(flag.name, name)} : ${flag.width} ${comment};\n`
  })
  return `bitfield ${pascal(name)} {\n${lines.join('')}};\n`
}

/** Array brackets after the name. Lists up to an end mark begin with a 16-bit number; 2 means little-endian. */
function brackets(count: Count | null, struct: string): string {
  if (count === null) return ''
  if (count.kind === 'until') return `[while(builtin::std::mem::read_signed($, 2, 2) != ${count.value})]`
  const rename = (name: string) => hexpatName(name, struct)
  if (count.kind === 'if') return `[${conditionText(count, ['&&', rename])}]`
  return `[${countText(count, rename)}]`
}

function overlayText({ overlays, count, name }: Member, struct: string): string {
  if (count === null || count.kind === 'until') return ''
  const length = countText(count, field => hexpatName(field, struct))
  const address = `addressof(${hexpatName(name, struct)})`
  const texts = overlays.map(overlay => {
    const text = `    if (${length} == ${overlay.holdsFor})\n        ${pascal(overlay.type)} ${overlay.name} @ ${address}`
    return `${text} [[comment(${quoted(overlayDoc)})]];\n`
  })
  return texts.join('')
}

function attributes(member: Member, struct: string, edited: ReadonlySet<string>): string {
  const list = [
    ...(edited.has(memberKey(struct, member.name)) ? ['hex::editor_export'] : []),
    ...(member.doc === '' ? [] : [`comment(${quoted(member.doc)})`]),
  ]
  return list.length === 0 ? '' : ` [[${list.join(', ')}]]`
}

type AnyMember = OutlineStruct['members'][number]

function memberText(member: AnyMember, struct: string, edited: ReadonlySet<string>): string {
  if (typeof member === 'number') return `    padding[${member}];\n`
  if ('ahead' in member) {
    const { ahead, type, value } = member
    return `    bool is_later = builtin::std::mem::read_unsigned($ + ${ahead}, ${scalars[type].size}, 2) == ${value};\n`
  }
  const { name, type, count } = member
  const declared = `${typeText(type, hexpatScalars, pascal)} ${hexpatName(name, struct)}${brackets(count, struct)}`
  return `${layoutIndent(member)}${declared}${attributes(member, struct, edited)};\n${overlayText(member, struct)}`
}

/**
 * A struct with its members.
 * @param edited members that ImHex's editor of saves shows
 */
function hexpatStruct({ name, doc, members }: OutlineStruct, edited: ReadonlySet<string>): string {
  const lines = members.map(member => memberText(member, name, edited))
  return `// ${doc}\nstruct ${pascal(name)} {\n${lines.join('')}};\n`
}

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
    `magic [ ${markerHex(definition)} ] @ 0x00`,
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
