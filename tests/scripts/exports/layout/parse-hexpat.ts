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
  ['u8', 'u8'],
  ['s8', 'i8'],
  ['bool', 'b8'],
  ['u16', 'u16'],
  ['s16', 'i16'],
  ['u32', 'u32'],
  ['s32', 'i32'],
  ['float', 'f32'],
  ['char', 'letter'],
])

function parseStruct(body: string): ParsedStruct {
  const { struct, addMember, addLayoutMember, addTest, addListUntil, skip, addOverlay } = collectMembers()
  takeApart(body, [
    [/^if \(text != ""\)\s+builtin::std::error\(""\);/, ignore],
    [/^if \((?<condition>.+)\)\s+(?<type>\w+) \w+ @ addressof\((?<over>\w+)\);/, addOverlay],
    [
      /^bool is_later = builtin::std::mem::read_unsigned\(\$ \+ (?<ahead>\d+), 1, 2\) == (?<value>\d+);/,
      addTest,
    ],
    [/^if \((?<not>!?)is_later\)\s+(?<type>\w+) (?<name>\w+)(?:\[(?<count>\d+)\])?;/, addLayoutMember],
    [/^padding\[(?<size>\d+)\];/, skip],
    [
      /^(?<type>\w+) (?<name>\w+)\[while\(builtin::std::mem::read_signed\(\$, 2, 2\) != (?<mark>-?\d+)\)\];/,
      addListUntil,
    ],
    [/^(?<type>\w+) (?<name>\w+)(?:\[(?<count>[^\]]+)\])?;/, addMember],
  ])
  return struct
}

const parseBits = (body: string): ParsedBits =>
  parseBitFields(body, /^(?:padding|\w+ (?<name>\w+)) : (?<width>\d+);/)

/** Parses an ImHex pattern, as far as the exports use the language. @throws Error for anything else */
export function parseHexpat(source: string): ParsedLayout {
  const { found, addEnum, addBits, addStruct } = collectDeclarations()
  let rootType = ''
  const text = withoutTexts(source.replace(/^#pragma .*$/gm, '')).replace(/ \[\[.*?\]\]/g, '')
  takeApart(text, [
    [/^enum (?<name>\w+) : (?<type>\w+) \{(?<body>[^}]*)\};/, addEnum],
    [/^bitfield (?<name>\w+) \{(?<body>[^}]*)\};/, addBits(parseBits)],
    [/^struct (?<name>\w+) \{(?<body>[^}]*)\};/, addStruct(parseStruct)],
    [/^(?<type>\w+) \w+ @ 0x00;/, ({ type = '' }) => (rootType = type)],
  ])
  const root = found.structs.get(rootType)?.members ?? []
  return { scalars, ...found, root: root.filter(isMember) }
}
