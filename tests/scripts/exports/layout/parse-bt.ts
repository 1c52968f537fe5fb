import { type Language, parseLayout } from './parse-layout.ts'

const language: Language = {
  scalars: new Map([
    ['uint8', 'u8'],
    ['int8', 'i8'],
    ['uint16', 'u16'],
    ['int16', 'i16'],
    ['uint32', 'u32'],
    ['int32', 'i32'],
    ['float', 'f32'],
    ['char', 'letter'],
  ]),
  attributes: / <(?:(?:comment|name)=""|format=hex|optimize=false|, )+>/g,
  declarations: [
    /^(?:RequiresVersion\(9\)|LittleEndian\(\)|BitfieldRightToLeft\(\));/,
    /^typedef enum <(?<type>\w+)> \{(?<entries>[^}]*)\} (?<name>\w+);/,
    /^typedef struct \{\n(?<flags>(?: {4}\w+(?: \w+)? : \d+; *\n)+)\} (?<name>\w+);/,
    /^typedef struct \{\n(?<members>(?: {4}.*\n)*)\} (?<name>\w+);/,
    /^int is_marker\(marker_t &marker\) \{\n(?: {4}.*\n)*\}/,
    /^if \(!is_marker\(marker_\d\d\)\)\s+return -1;/,
    /^(?<type>\w+) (?<name>\w+)(?:\[(?<count>[^\]]+)\])?;/,
  ],
  members: [
    /^local int64 (\w+)_end = FTell\(\);(?=\s*if \(.+\) \{\s*FSeek\(startof\(\1\)\))/,
    /^if \((?<condition>.+)\) \{\s*FSeek\(startof\((?<over>\w+)\)\);\s*(?<type>\w+) \w+;\s*FSeek\(\k<over>_end\);\s*\}/,
    /^local int (\w+) = 0;\s*while \(ReadShort\(FTell\(\) \+ \1 \* \d+\) != (?<mark>-?\d+)\)\s*\1\+\+;\s*if \(\1 > 0\)\s*(?<type>\w+) (?<name>\w+)\[\1\];/,
    /^if \((?<count>.+) > 0\)\s*(?<type>\w+) (?<name>\w+)\[\k<count>\];/,
    /^local int is_later = ReadUByte\(FTell\(\) \+ (?<ahead>\d+)\) == (?<value>\d+);/,
    /^if \((?<not>!?)is_later\)\s+(?<type>\w+) (?<name>\w+)(?:\[(?<count>\d+)\])?;/,
    /^FSkip\((?<size>\d+)\);/,
    /^(?<type>\w+) (?<name>\w+)(?:\[(?<count>\d+)\])?;/,
  ],
  bits: /^\w+(?: (?<name>\w+))? : (?<width>\d+);/,
}

/** Parses a 010 Editor template, as far as the exports use the language. @throws Error for anything else */
export const parseBt = (source: string) => parseLayout(source, language)
