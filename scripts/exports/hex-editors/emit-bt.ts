import { conditionText, countText } from '#shared/count.ts'
import { scalars } from '#shared/types.ts'
import type { Block, Definition, ScalarType } from '../../format/definition.ts'
import { checksumDoc, describeEntry, describePadding, missingMarker, overlayDoc } from '../shared/describe.ts'
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
  exportName,
  formatTitle,
  headerLines,
  markerHex,
} from '../shared/export-model.ts'
import { outline } from '../shared/outline.ts'
import { avoidWords, lineComments, quoted } from '../shared/texts.ts'

/** Keywords, types and constants of 010 Editor templates. */
export const btName = avoidWords(`
  break case const continue default do else enum exists false for function_exists if local parentof return signed
  sizeof startof string struct switch this true typedef union unsigned void while wstring wchar_t
  byte char double float hfloat int int8 int16 int32 int64 long quad short time_t time64_t
  ubyte uchar uint uint8 uint16 uint32 uint64 ulong uquad ushort`)

/** Type of a one-byte boolean. */
const switchType = 'switch_t'

/** Types of 010 Editor. */
const btScalars: Readonly<Record<ScalarType, string>> = {
  u8: 'uint8',
  i8: 'int8',
  b8: switchType,
  u16: 'uint16',
  i16: 'int16',
  u32: 'uint32',
  i32: 'int32',
  f32: 'float',
}

/** The type of switches. */
const switchEnum = `typedef enum <uint8> {\n    SWITCH_NO = 0,\n    SWITCH_YES = 1\n} ${switchType};\n`

/** An enumeration; its constants are global, so they are prefixed with its name. */
function btEnum({ name, type, entries }: OutlineEnum): string {
  const constants = entries.map((entry, index) => {
    const comma = index < entries.length - 1 ? ',' : ''
    return `    ${`${name}_${entry.name}`.toUpperCase()} = ${entry.value}${comma} // ${describeEntry(entry)}\n`
  })
  return `typedef enum <${btScalars[type]}> {\n${constants.join('')}} ${name}_t;\n`
}

/** A flag set as a bitfield. */
function btBitfield({ name, type, bits }: OutlineFlags): string {
  const unit = btScalars[type]
  const lines = bits.map(flag => {
    if (typeof flag === 'number') return `    ${unit} : ${flag};\n`
    const values = flag.enumName === null ? '' : ` Values: ${flag.enumName}_t.`
    const comment = `<comment=${quoted(describeEntry(flag) + values)}>`
    return `    ${unit} ${btName(flag.name, name)} : ${flag.width} ${comment};\n`
  })
  return `typedef struct {\n${lines.join('')}} ${name}_t;\n`
}

/** A list up to its end mark, a 16-bit number; its elements are counted first. */
function untilText({ elementSize }: Member, type: string, name: string, mark: number): string {
  const count = `${name}_count`
  return `    local int ${count} = 0;
    while (ReadShort(FTell() + ${count} * ${elementSize}) != ${mark})
        ${count}++;
    if (${count} > 0)
        ${type} ${name}[${count}]`
}

function overlayText({ overlays }: Member, name: string, length: string): string {
  const end = `${name}_end`
  const texts = overlays.map(
    overlay => `    if (${length} == ${overlay.holdsFor}) {
        FSeek(startof(${name}));
        ${overlay.type}_t ${overlay.name} <comment=${quoted(overlayDoc)}>;
        FSeek(${end});
    }
`,
  )
  return texts.length === 0 ? '' : `    local int64 ${end} = FTell();\n${texts.join('')}`
}

/** Functions that read a number without advancing, by its size. */
const readers: Readonly<Record<number, string>> = { 1: 'ReadUByte', 2: 'ReadUShort', 4: 'ReadUInt' }

function memberText(member: OutlineStruct['members'][number], struct: string): string {
  if (typeof member === 'number') return `    FSkip(${member});\n`
  if ('ahead' in member) {
    const { ahead, type, value } = member
    return `    local int is_later = ${readers[scalars[type].size]}(FTell() + ${ahead}) == ${value};\n`
  }
  const { count, doc } = member
  const type = typeText(member.type, btScalars, name => `${name}_t`)
  const name = btName(member.name, struct)
  // The editor assumes elements of equal size unless told otherwise.
  const isUneven = count !== null && member.elementSize === 0 && member.type.kind === 'named'
  const attributes = [
    ...(isUneven ? ['optimize=false'] : []),
    ...(doc === '' ? [] : [`comment=${quoted(doc)}`]),
  ]
  const comment = attributes.length === 0 ? '' : ` <${attributes.join(', ')}>`
  if (count?.kind === 'until') return `${untilText(member, type, name, count.value)}${comment};\n`
  if (count === null) return `${layoutIndent(member)}${type} ${name}${comment};\n`
  const rename = (field: string) => btName(field, struct)
  const length = count.kind === 'if' ? conditionText(count, ['&&', rename]) : countText(count, rename)
  if (count.kind === 'fixed') return `${layoutIndent(member)}${type} ${name}[${length}]${comment};\n`
  const list = `    if (${length} > 0)\n        ${type} ${name}[${length}]${comment};\n`
  return list + overlayText(member, name, length)
}

/** A struct with its members; lists without elements are not declared. */
function btStruct({ name, doc, members }: OutlineStruct): string {
  const lines = members.map(member => memberText(member, name))
  return `// ${doc}\ntypedef struct {\n${lines.join('')}} ${name}_t;\n`
}

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
    ` ID Bytes: ${markerHex(definition)}`,
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
