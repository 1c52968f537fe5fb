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
  const members: (ParsedMember | number)[] = []
  const overlays: ParsedOverlay[] = []
  takeApart(body, [
    [/^if \(text != ""\)\s+builtin::std::error\(""\);/, () => {}],
    [
      /^if \((.+)\)\s+(\w+) \w+ @ addressof\((\w+)\);/,
      ([, condition = '', type = '', over = '']) => overlays.push({ type, over, condition }),
    ],
    [/^padding\[(\d+)\];/, ([, size]) => members.push(Number(size))],
    [
      /^(\w+) (\w+)\[while\(builtin::std::mem::read_signed\(\$, 2, 2\) != (-?\d+)\)\];/,
      ([, type = '', name = '', mark]) => members.push({ type, name, count: null, until: Number(mark) }),
    ],
    [
      /^(\w+) (\w+)(?:\[([^\]]+)\])?;/,
      ([, type = '', name = '', count]) => members.push({ type, name, count: count || null, until: null }),
    ],
  ])
  return { members, overlays }
}

function parseBits(body: string): ParsedBits {
  const entries: [string | null, number][] = []
  takeApart(body, [
    [/^padding : (\d+);/, ([, width]) => entries.push([null, Number(width)])],
    [/^\w+ (\w+) : (\d+);/, ([, name = '', width]) => entries.push([name, Number(width)])],
  ])
  return layBits(entries)
}

/** Reads an ImHex pattern as far as exports use the language; anything else is an error. */
export function parseHexpat(source: string): ParsedLayout {
  const enums = new Map<string, { type: string; values: readonly number[] }>()
  const bits = new Map<string, ParsedBits>()
  const structs = new Map<string, ParsedStruct>()
  let rootType = ''
  const text = withoutTexts(source.replace(/^#pragma .*$/gm, '')).replace(/ \[\[.*?\]\]/g, '')
  takeApart(text, [
    [
      /^enum (\w+) : (\w+) \{([^}]*)\};/,
      ([, name = '', type = '', body = '']) => {
        const values = [...body.matchAll(/\w+ = (-?\d+),/g)].map(([, value]) => Number(value))
        declare(enums, name, { type, values })
      },
    ],
    [/^bitfield (\w+) \{([^}]*)\};/, ([, name = '', body = '']) => declare(bits, name, parseBits(body))],
    [/^struct (\w+) \{([^}]*)\};/, ([, name = '', body = '']) => declare(structs, name, parseStruct(body))],
    [/^(\w+) \w+ @ 0x00;/, ([, type = '']) => (rootType = type)],
  ])
  const root = structs.get(rootType)?.members ?? []
  return { scalars, enums, bits, structs, root: root.filter(member => typeof member !== 'number') }
}
