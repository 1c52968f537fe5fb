import { type Language, parseLayout } from './parse-layout.ts'

const language: Language = {
  scalars: new Map([
    ['u8', 'u8'],
    ['s8', 'i8'],
    ['bool', 'b8'],
    ['u16', 'u16'],
    ['s16', 'i16'],
    ['u32', 'u32'],
    ['s32', 'i32'],
    ['float', 'f32'],
    ['char', 'letter'],
  ]),
  attributes: / \[\[.*?\]\]/g,
  declarations: [
    /^enum (?<name>\w+) : (?<type>\w+) \{(?<entries>[^}]*)\};/,
    /^bitfield (?<name>\w+) \{(?<flags>[^}]*)\};/,
    /^struct (?<name>\w+) \{(?<members>[^}]*)\};/,
    /^(?<root>\w+) \w+ @ 0x00;/,
  ],
  members: [
    /^if \(text != ""\)\s+builtin::std::error\(""\);/,
    /^if \((?<condition>.+)\)\s+(?<type>\w+) \w+ @ addressof\((?<over>\w+)\);/,
    /^bool is_later = builtin::std::mem::read_unsigned\(\$ \+ (?<ahead>\d+), 1, 2\) == (?<value>\d+);/,
    /^if \((?<not>!?)is_later\)\s+(?<type>\w+) (?<name>\w+)(?:\[(?<count>\d+)\])?;/,
    /^padding\[(?<size>\d+)\];/,
    /^(?<type>\w+) (?<name>\w+)\[while\(builtin::std::mem::read_signed\(\$, 2, 2\) != (?<mark>-?\d+)\)\];/,
    /^(?<type>\w+) (?<name>\w+)(?:\[(?<count>[^\]]+)\])?;/,
  ],
  bits: /^(?:padding|\w+ (?<name>\w+)) : (?<width>\d+);/,
}

/** Parses an ImHex pattern, as far as the exports use the language. @throws Error for anything else */
export const parseHexpat = (source: string) => parseLayout(source, language)
