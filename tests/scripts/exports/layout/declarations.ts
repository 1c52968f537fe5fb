import {
  declare,
  type Groups,
  type ParsedBits,
  type ParsedLayout,
  type ParsedStruct,
} from './parsed-layout.ts'

type Collected = ParsedStruct['members'][number]

/** What the body of a struct declares, by the named groups of what matched. */
export function collectMembers() {
  const members: Collected[] = []
  const overlays: ParsedStruct['overlays'][number][] = []
  const add = (member: Collected) => void members.push(member)
  return {
    struct: { members, overlays } satisfies ParsedStruct,
    /** Of one value, or of as many as an expression between brackets gives. */
    addMember: ({ type = '', name = '', count }: Groups) =>
      add({ type, name, count: count || null, until: null }),
    /** @param groups with `!` as `not` if the member is there without the layout */
    addLayoutMember: ({ not, type = '', name = '', count }: Groups) =>
      add({ type, name, count: count || null, until: null, if: not === '' }),
    addTest: ({ ahead, value }: Groups) => add({ ahead: Number(ahead), value: Number(value) }),
    /** @param groups with the number that ends the list as `mark` */
    addListUntil: ({ type = '', name = '', mark }: Groups) =>
      add({ type, name, count: null, until: Number(mark) }),
    skip: ({ size }: Groups) => add(Number(size)),
    addOverlay: ({ type = '', over = '', condition = '' }: Groups) =>
      void overlays.push({ type, over, condition }),
  }
}

/** What an exported file declares, by the named groups of what matched. */
export function collectDeclarations() {
  const enums = new Map<string, { type: string; values: readonly number[] }>()
  const bits = new Map<string, ParsedBits>()
  const structs = new Map<string, ParsedStruct>()
  return {
    found: { enums, bits, structs } satisfies Partial<ParsedLayout>,
    addEnum: ({ name = '', type = '', body = '' }: Groups) =>
      declare(enums, name, {
        type,
        values: Array.from(body.matchAll(/\w+ = (-?\d+)/g), ([, value]) => Number(value)),
      }),
    addBits:
      (parse: (body: string) => ParsedBits) =>
      ({ name = '', body = '' }: Groups) =>
        declare(bits, name, parse(body)),
    addStruct:
      (parse: (body: string) => ParsedStruct) =>
      ({ name = '', body = '' }: Groups) =>
        declare(structs, name, parse(body)),
  }
}
