import { collectDeclarations, collectMembers } from './declarations.ts'
import {
  layBits,
  type ParsedBits,
  type ParsedLayout,
  type ParsedMember,
  type ParsedStruct,
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
    [/^local int64 (\w+)_end = FTell\(\);(?=\s*if \(.+\) \{\s*FSeek\(startof\(\1\)\))/, () => {}],
    [
      /^if \((.+)\) \{\s*FSeek\(startof\((\w+)\)\);\s*(\w+) \w+;\s*FSeek\(\2_end\);\s*\}/,
      ([, condition = '', over = '', type = '']) => addOverlay(type, over, condition),
    ],
    [
      /^local int (\w+) = 0;\s*while \(ReadShort\(FTell\(\) \+ \1 \* \d+\) != (-?\d+)\)\s*\1\+\+;\s*if \(\1 > 0\)\s*(\w+) (\w+)\[\1\];/,
      ([, , mark = '', type = '', name = '']) => addListUntil(type, name, mark),
    ],
    [
      /^if \((.+) > 0\)\s*(\w+) (\w+)\[\1\];/,
      ([, count = '', type = '', name = '']) => addMember(type, name, count),
    ],
    [
      /^local int is_later = ReadUByte\(FTell\(\) \+ (\d+)\) == (\d+);/,
      ([, ahead = '', value = '']) => addTest(ahead, value),
    ],
    [
      /^if \((!?)is_later\)\s+(\w+) (\w+)(?:\[(\d+)\])?;/,
      ([, not = '', type = '', name = '', count]) => addLayoutMember(not, type, name, count),
    ],
    [/^FSkip\((\d+)\);/, ([, size = '']) => skip(size)],
    [/^(\w+) (\w+)(?:\[(\d+)\])?;/, ([, type = '', name = '', count]) => addMember(type, name, count)],
  ])
  return struct
}

function parseBits(body: string): ParsedBits {
  const entries: [string | null, number][] = []
  takeApart(body, [
    [/^\w+ (\w+) : (\d+);/, ([, name = '', width]) => entries.push([name, Number(width)])],
    [/^\w+ : (\d+);/, ([, width]) => entries.push([null, Number(width)])],
  ])
  return layBits(entries)
}

/** Parses a 010 Editor template, as far as the exports use the language. @throws Error for anything else */
export function parseBt(source: string): ParsedLayout {
  const { found, addEnum, addBits, addStruct } = collectDeclarations()
  const root: ParsedMember[] = []
  const text = withoutTexts(source).replace(/ <(?:(?:comment|name)=""|format=hex|optimize=false|, )+>/g, '')
  takeApart(text, [
    [/^(?:RequiresVersion\(9\)|LittleEndian\(\)|BitfieldRightToLeft\(\));/, () => {}],
    [
      /^typedef enum <(\w+)> \{([^}]*)\} (\w+);/,
      ([, type = '', body = '', name = '']) => addEnum(name, type, body, /\w+ = (-?\d+)/g),
    ],
    [
      /^typedef struct \{\n((?: {4}\w+(?: \w+)? : \d+; *\n)+)\} (\w+);/,
      ([, body = '', name = '']) => addBits(name, parseBits(body)),
    ],
    [
      /^typedef struct \{\n((?: {4}.*\n)*)\} (\w+);/,
      ([, body = '', name = '']) => addStruct(name, parseStruct(body)),
    ],
    [/^int is_marker\(marker_t &marker\) \{\n(?: {4}.*\n)*\}/, () => {}],
    [/^if \(!is_marker\(marker_\d\d\)\)\s+return -1;/, () => {}],
    [
      /^(\w+) (\w+)(?:\[([^\]]+)\])?;/,
      ([, type = '', name = '', count]) => root.push({ type, name, count: count || null, until: null }),
    ],
  ])
  return { scalars, ...found, root }
}
