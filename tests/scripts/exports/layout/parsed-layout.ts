import type { ScalarType } from '../../../../scripts/format/definition.ts'

/** A member as an exported file declares it. */
export interface ParsedMember {
  readonly type: string
  readonly name: string
  /** Expression between the brackets; null for a single value. */
  readonly count: string | null
  /** Number that ends the list, if it is read up to an end marker. */
  readonly until: number | null
  /** Value of the last test of the struct with which the member is there; missing if it always is. */
  readonly if?: boolean
}

/** Whether a byte ahead has a value. */
export interface ParsedTest {
  readonly ahead: number
  readonly value: number
}

export interface ParsedBits {
  /** Name and lowest bit; bits without a name are omitted. */
  readonly fields: readonly { readonly name: string; readonly bit: number; readonly width: number }[]
  readonly sizeBits: number
}

/** A struct that shows elements of a list by name. */
export interface ParsedOverlay {
  readonly type: string
  /** Name of the list that it overlays. */
  readonly over: string
  /** Condition under which it is shown. */
  readonly condition: string
}

export interface ParsedStruct {
  /** Members; as numbers, skipped bytes; and tests that members refer to. */
  readonly members: readonly (ParsedMember | number | ParsedTest)[]
  readonly overlays: readonly ParsedOverlay[]
}

/** What an exported file declares, read from its text alone. */
export interface ParsedLayout {
  readonly scalars: ReadonlyMap<string, ScalarType | 'letter'>
  /** Underlying type and entries. */
  readonly enums: ReadonlyMap<string, { readonly type: string; readonly values: readonly number[] }>
  readonly bits: ReadonlyMap<string, ParsedBits>
  readonly structs: ReadonlyMap<string, ParsedStruct>
  /** The file from its start. */
  readonly root: readonly ParsedMember[]
}

/** Whether a member of a struct is declared, not a gap or a test. */
export const isMember = (member: ParsedStruct['members'][number]): member is ParsedMember =>
  typeof member === 'object' && 'name' in member

/** A text without comments and with empty strings, so that only the grammar remains. */
export function withoutTexts(source: string): string {
  return source.replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*/g, found => (found.startsWith('"') ? '""' : ''))
}

/** Bits one after the other, lowest first. */
export function layBits(entries: readonly (readonly [name: string | null, width: number])[]): ParsedBits {
  let bit = 0
  const fields = entries.flatMap(([name, width]) => {
    const start = bit
    bit += width
    return name === null ? [] : [{ name, bit: start, width }]
  })
  return { fields, sizeBits: bit }
}

type Rule = readonly [RegExp, (match: readonly string[]) => void]

function firstFit(text: string, rules: readonly Rule[]) {
  for (const [rule, use] of rules) {
    const match = rule.exec(text)
    if (match?.index === 0) return { match, use }
  }
  throw new Error(`not understood: ${text.slice(0, 120)}`)
}

/** Splits a text into tokens: at each position, the first matching expression is used. */
export function takeApart(text: string, rules: readonly Rule[]): void {
  let rest = text.trim()
  while (rest !== '') {
    const found = firstFit(rest, rules)
    found.use(found.match.map(part => part ?? ''))
    rest = rest.slice(found.match[0].length).trimStart()
  }
}

/** Adds a declaration to its map. @throws Error if the name is already declared */
export function declare<Declared>(map: Map<string, Declared>, name: string, declared: Declared): void {
  if (map.has(name)) throw new Error(`${name} is declared twice`)
  map.set(name, declared)
}
