import { collectDeclarations, collectMembers } from './declarations.ts'
import {
  ignore,
  isMember,
  type ParsedBits,
  type ParsedLayout,
  type ParsedStruct,
  parseBitFields,
  takeApart,
  withoutTexts,
} from './parsed-layout.ts'

const scalars: ParsedLayout['scalars'] = new Map([
  ['uint8', 'u8'],
  ['int8', 'i8'],
  ['uint16', 'u16'],
  ['int16', 'i16'],
  ['uint32', 'u32'],
  ['int32', 'i32'],
  ['float', 'f32'],
  ['char', 'letter'],
])

function parseStruct(body: string): ParsedStruct {
  const { struct, addMember, addLayoutMember, addTest, addListUntil, skip, addOverlay } = collectMembers()
  takeApart(body, [
    [/^local int64 (\w+)_end = FTell\(\);(?=\s*if \(.+\) \{\s*FSeek\(startof\(\1\)\))/, ignore],
    [
      /^if \((?<condition>.+)\) \{\s*FSeek\(startof\((?<over>\w+)\)\);\s*(?<type>\w+) \w+;\s*FSeek\(\k<over>_end\);\s*\}/,
      addOverlay,
    ],
    [
      /^local int (\w+) = 0;\s*while \(ReadShort\(FTell\(\) \+ \1 \* \d+\) != (?<mark>-?\d+)\)\s*\1\+\+;\s*if \(\1 > 0\)\s*(?<type>\w+) (?<name>\w+)\[\1\];/,
      addListUntil,
    ],
    [/^if \((?<count>.+) > 0\)\s*(?<type>\w+) (?<name>\w+)\[\k<count>\];/, addMember],
    [/^local int is_later = ReadUByte\(FTell\(\) \+ (?<ahead>\d+)\) == (?<value>\d+);/, addTest],
    [/^if \((?<not>!?)is_later\)\s+(?<type>\w+) (?<name>\w+)(?:\[(?<count>\d+)\])?;/, addLayoutMember],
    [/^FSkip\((?<size>\d+)\);/, skip],
    [/^(?<type>\w+) (?<name>\w+)(?:\[(?<count>\d+)\])?;/, addMember],
  ])
  return struct
}

const parseBits = (body: string): ParsedBits =>
  parseBitFields(body, /^\w+(?: (?<name>\w+))? : (?<width>\d+);/)

/** Parses a 010 Editor template, as far as the exports use the language. @throws Error for anything else */
export function parseBt(source: string): ParsedLayout {
  const { found, addEnum, addBits, addStruct } = collectDeclarations()
  const root = collectMembers()
  const text = withoutTexts(source).replace(/ <(?:(?:comment|name)=""|format=hex|optimize=false|, )+>/g, '')
  takeApart(text, [
    [/^(?:RequiresVersion\(9\)|LittleEndian\(\)|BitfieldRightToLeft\(\));/, ignore],
    [/^typedef enum <(?<type>\w+)> \{(?<body>[^}]*)\} (?<name>\w+);/, addEnum],
    [/^typedef struct \{\n(?<body>(?: {4}\w+(?: \w+)? : \d+; *\n)+)\} (?<name>\w+);/, addBits(parseBits)],
    [/^typedef struct \{\n(?<body>(?: {4}.*\n)*)\} (?<name>\w+);/, addStruct(parseStruct)],
    [/^int is_marker\(marker_t &marker\) \{\n(?: {4}.*\n)*\}/, ignore],
    [/^if \(!is_marker\(marker_\d\d\)\)\s+return -1;/, ignore],
    [/^(?<type>\w+) (?<name>\w+)(?:\[(?<count>[^\]]+)\])?;/, root.addMember],
  ])
  return { scalars, ...found, root: root.struct.members.filter(isMember) }
}
