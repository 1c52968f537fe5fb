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

/** The named groups of an expression that matched. */
export type Groups = Readonly<Record<string, string | undefined>>

type Rule = readonly [RegExp, use: (groups: Groups) => void]

/** For what declares nothing. */
export const ignore = () => {}

/** Splits a text into tokens: at each position, the first matching expression is used. */
export function takeApart(text: string, rules: readonly Rule[]): void {
  let rest = text.trim()
  while (rest !== '') {
    const found = rules.find(([rule]) => rule.exec(rest)?.index === 0)
    const match = found?.[0].exec(rest)
    if (!found || !match) throw new Error(`not understood: ${rest.slice(0, 120)}`)
    found[1](match.groups ?? {})
    rest = rest.slice(match[0].length).trimStart()
  }
}

/** Parses bits one after the other, lowest first. @param field with its name, if it has one, and its width */
export function parseBitFields(body: string, field: RegExp): ParsedBits {
  let bit = 0
  const fields: ParsedBits['fields'][number][] = []
  const add = ({ name, width }: Groups) => {
    if (name !== undefined) fields.push({ name, bit, width: Number(width) })
    bit += Number(width)
  }
  takeApart(body, [[field, add]])
  return { fields, sizeBits: bit }
}

/** Adds a declaration to its map. @throws Error if the name is already declared */
export function declare<Declared>(map: Map<string, Declared>, name: string, declared: Declared): void {
  if (map.has(name)) throw new Error(`${name} is declared twice`)
  map.set(name, declared)
}
