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
interface ParsedTest {
  readonly ahead: number
  readonly value: number
}

interface ParsedBit {
  readonly name: string
  readonly bit: number
  readonly width: number
}

interface ParsedBits {
  /** Name and lowest bit; bits without a name are omitted. */
  readonly fields: readonly ParsedBit[]
  readonly sizeBits: number
}

/** A struct that shows elements of a list by name. */
interface ParsedOverlay {
  readonly type: string
  /** Name of the list that it overlays. */
  readonly over: string
  /** Condition under which it is shown. */
  readonly condition: string
}

/** A member; as a number, skipped bytes; or a test that members refer to. */
export type ParsedPart = ParsedMember | number | ParsedTest

export interface ParsedStruct {
  readonly members: readonly ParsedPart[]
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
export const isMember = (member: ParsedPart): member is ParsedMember =>
  typeof member === 'object' && 'name' in member

/**
 * The language of an export, as far as it is used: expressions for what may come next, the first that matches. Their
 * named groups show what they found, so that one without any finds what declares nothing.
 */
export interface Language {
  readonly scalars: ParsedLayout['scalars']
  /** What belongs to a declaration and declares nothing. */
  readonly attributes: RegExp
  /** `entries`, `flags` or `members` with the body of a declaration, `root` with the type of the file, or a member of it. */
  readonly declarations: readonly RegExp[]
  /**
   * `condition` of an overlay `over` a list, `ahead` with the distance and the `value` of a tested byte, `size` of a gap,
   * or a member with its `type` and `name`, the `count` or the end `mark` of a list, and `not` if it depends on the test.
   */
  readonly members: readonly RegExp[]
  /** `width` of one or several bits, with their `name` if they have one. */
  readonly bits: RegExp
}

type Groups = Readonly<Record<string, string | undefined>>

/** Splits a text into what expressions match one after the other. */
function tokensOf(text: string, rules: readonly RegExp[]): readonly Groups[] {
  const tokens: Groups[] = []
  for (let rest = text.trim(); rest !== ''; ) {
    const match = rules.find(rule => rule.test(rest))?.exec(rest)
    if (!match) throw new Error(`not understood: ${rest.slice(0, 120)}`)
    tokens.push(match.groups ?? {})
    rest = rest.slice(match[0].length).trimStart()
  }
  return tokens
}

function memberOf({ type = '', name = '', count, mark, not }: Groups): ParsedMember {
  const until = mark === undefined ? null : Number(mark)
  return { type, name, count: count || null, until, ...(not !== undefined && { if: not === '' }) }
}

function parseStruct(body: string, language: Language): ParsedStruct {
  const members: ParsedPart[] = []
  const overlays: ParsedOverlay[] = []
  for (const groups of tokensOf(body, language.members)) {
    const { type = '', name, over = '', condition, ahead, value, size } = groups
    if (condition !== undefined) overlays.push({ type, over, condition })
    else if (ahead !== undefined) members.push({ ahead: Number(ahead), value: Number(value) })
    else if (size !== undefined) members.push(Number(size))
    else if (name !== undefined) members.push(memberOf(groups))
  }
  return { members, overlays }
}

/** Bits follow one after the other, lowest first. */
function parseBits(body: string, language: Language): ParsedBits {
  const fields: ParsedBit[] = []
  let sizeBits = 0
  for (const { name, width } of tokensOf(body, [language.bits])) {
    if (name !== undefined) fields.push({ name, bit: sizeBits, width: Number(width) })
    sizeBits += Number(width)
  }
  return { fields, sizeBits }
}

function declare<Declared>(map: Map<string, Declared>, name: string, declared: Declared): void {
  if (map.has(name)) throw new Error(`${name} is declared twice`)
  map.set(name, declared)
}

/** Parses an export. @throws Error for anything that its language does not have, and for a name that is declared twice */
export function parseLayout(source: string, language: Language): ParsedLayout {
  const enums = new Map<string, { type: string; values: readonly number[] }>()
  const bits = new Map<string, ParsedBits>()
  const structs = new Map<string, ParsedStruct>()
  const members: ParsedPart[] = []
  // Without comments and pragmas and with empty strings, only the grammar remains.
  const text = source.replace(/^#pragma .*|"(?:[^"\\]|\\.)*"|\/\/.*/gm, found =>
    found.startsWith('"') ? '""' : '',
  )
  for (const groups of tokensOf(text.replace(language.attributes, ''), language.declarations)) {
    const { type = '', name = '', entries, flags, members: body, root } = groups
    if (entries !== undefined)
      declare(enums, name, {
        type,
        values: Array.from(entries.matchAll(/ = (-?\d+)/g), found => Number(found[1])),
      })
    else if (flags !== undefined) declare(bits, name, parseBits(flags, language))
    else if (body !== undefined) declare(structs, name, parseStruct(body, language))
    else if (root !== undefined) members.push(...(structs.get(root)?.members ?? []))
    else if (name !== '') members.push(memberOf(groups))
  }
  return { scalars: language.scalars, enums, bits, structs, root: members.filter(isMember) }
}
