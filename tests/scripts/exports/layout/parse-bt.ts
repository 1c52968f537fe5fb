import {
  declare,
  layBits,
  type ParsedBits,
  type ParsedLayout,
  type ParsedMember,
  type ParsedOverlay,
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
  const members: (ParsedMember | number)[] = []
  const overlays: ParsedOverlay[] = []
  takeApart(body, [
    [/^local int64 (\w+)_end = FTell\(\);(?=\s*if \(.+\) \{\s*FSeek\(startof\(\1\)\))/, () => {}],
    [
      /^if \((.+)\) \{\s*FSeek\(startof\((\w+)\)\);\s*(\w+) \w+;\s*FSeek\(\2_end\);\s*\}/,
      ([, condition = '', over = '', type = '']) => overlays.push({ type, over, condition }),
    ],
    [
      /^local int (\w+) = 0;\s*while \(ReadShort\(FTell\(\) \+ \1 \* \d+\) != (-?\d+)\)\s*\1\+\+;\s*if \(\1 > 0\)\s*(\w+) (\w+)\[\1\];/,
      ([, , mark, type = '', name = '']) => members.push({ type, name, count: null, until: Number(mark) }),
    ],
    [
      /^if \((.+) > 0\)\s*(\w+) (\w+)\[\1\];/,
      ([, count = '', type = '', name = '']) => members.push({ type, name, count, until: null }),
    ],
    [/^FSkip\((\d+)\);/, ([, size]) => members.push(Number(size))],
    [
      /^(\w+) (\w+)(?:\[(\d+)\])?;/,
      ([, type = '', name = '', count]) => members.push({ type, name, count: count || null, until: null }),
    ],
  ])
  return { members, overlays }
}

function parseBits(body: string): ParsedBits {
  const entries: [string | null, number][] = []
  takeApart(body, [
    [/^\w+ (\w+) : (\d+);/, ([, name = '', width]) => entries.push([name, Number(width)])],
    [/^\w+ : (\d+);/, ([, width]) => entries.push([null, Number(width)])],
  ])
  return layBits(entries)
}

/** Reads a 010 Editor template as far as exports use the language; anything else is an error. */
export function parseBt(source: string): ParsedLayout {
  const enums = new Map<string, { type: string; values: readonly number[] }>()
  const bits = new Map<string, ParsedBits>()
  const structs = new Map<string, ParsedStruct>()
  const root: ParsedMember[] = []
  const text = withoutTexts(source).replace(/ <(?:(?:comment|name)=""|format=hex|, )+>/g, '')
  takeApart(text, [
    [/^(?:RequiresVersion\(9\)|LittleEndian\(\)|BitfieldRightToLeft\(\));/, () => {}],
    [
      /^typedef enum <(\w+)> \{([^}]*)\} (\w+);/,
      ([, type = '', body = '', name = '']) => {
        const values = [...body.matchAll(/\w+ = (-?\d+)/g)].map(([, value]) => Number(value))
        declare(enums, name, { type, values })
      },
    ],
    [
      /^typedef struct \{\n((?: {4}\w+(?: \w+)? : \d+; *\n)+)\} (\w+);/,
      ([, body = '', name = '']) => declare(bits, name, parseBits(body)),
    ],
    [
      /^typedef struct \{\n((?: {4}.*\n)*)\} (\w+);/,
      ([, body = '', name = '']) => declare(structs, name, parseStruct(body)),
    ],
    [/^int is_marker\(marker_t &marker\) \{\n(?: {4}.*\n)*\}/, () => {}],
    [/^if \(!is_marker\(marker_\d\d\)\)\s+return -1;/, () => {}],
    [
      /^(\w+) (\w+)(?:\[([^\]]+)\])?;/,
      ([, type = '', name = '', count]) => root.push({ type, name, count: count || null, until: null }),
    ],
  ])
  return { scalars, enums, bits, structs, root }
}
