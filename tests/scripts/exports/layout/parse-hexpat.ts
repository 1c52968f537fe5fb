import { collectDeclarations, collectMembers } from './declarations.ts'
import {
  isMember,
  layBits,
  type ParsedBits,
  type ParsedLayout,
  type ParsedStruct,
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
    [/^if \(text != ""\)\s+builtin::std::error\(""\);/, () => {}],
    [
      /^if \((.+)\)\s+(\w+) \w+ @ addressof\((\w+)\);/,
      ([, condition = '', type = '', over = '']) => addOverlay(type, over, condition),
    ],
    [
      /^bool is_later = builtin::std::mem::read_unsigned\(\$ \+ (\d+), 1, 2\) == (\d+);/,
      ([, ahead = '', value = '']) => addTest(ahead, value),
    ],
    [
      /^if \((!?)is_later\)\s+(\w+) (\w+)(?:\[(\d+)\])?;/,
      ([, not = '', type = '', name = '', count]) => addLayoutMember(not, type, name, count),
    ],
    [/^padding\[(\d+)\];/, ([, size = '']) => skip(size)],
    [
      /^(\w+) (\w+)\[while\(builtin::std::mem::read_signed\(\$, 2, 2\) != (-?\d+)\)\];/,
      ([, type = '', name = '', mark = '']) => addListUntil(type, name, mark),
    ],
    [/^(\w+) (\w+)(?:\[([^\]]+)\])?;/, ([, type = '', name = '', count]) => addMember(type, name, count)],
  ])
  return struct
}

function parseBits(body: string): ParsedBits {
  const entries: [string | null, number][] = []
  takeApart(body, [
    [/^padding : (\d+);/, ([, width]) => entries.push([null, Number(width)])],
    [/^\w+ (\w+) : (\d+);/, ([, name = '', width]) => entries.push([name, Number(width)])],
  ])
  return layBits(entries)
}

/** Parses an ImHex pattern, as far as the exports use the language. @throws Error for anything else */
export function parseHexpat(source: string): ParsedLayout {
  const { found, addEnum, addBits, addStruct } = collectDeclarations()
  let rootType = ''
  const text = withoutTexts(source.replace(/^#pragma .*$/gm, '')).replace(/ \[\[.*?\]\]/g, '')
  takeApart(text, [
    [
      /^enum (\w+) : (\w+) \{([^}]*)\};/,
      ([, name = '', type = '', body = '']) => addEnum(name, type, body, /\w+ = (-?\d+),/g),
    ],
    [/^bitfield (\w+) \{([^}]*)\};/, ([, name = '', body = '']) => addBits(name, parseBits(body))],
    [/^struct (\w+) \{([^}]*)\};/, ([, name = '', body = '']) => addStruct(name, parseStruct(body))],
    [/^(\w+) \w+ @ 0x00;/, ([, type = '']) => (rootType = type)],
  ])
  const root = found.structs.get(rootType)?.members ?? []
  return { scalars, ...found, root: root.filter(isMember) }
}
