import { declare, type ParsedBits, type ParsedLayout, type ParsedStruct } from './parsed-layout.ts'

/** Collects what an exported file declares. */
export function collectDeclarations() {
  const enums = new Map<string, { type: string; values: readonly number[] }>()
  const bits = new Map<string, ParsedBits>()
  const structs = new Map<string, ParsedStruct>()
  return {
    found: { enums, bits, structs } satisfies Partial<ParsedLayout>,
    /** @param entry an entry of the body, with its number in brackets */
    addEnum(name: string, type: string, body: string, entry: RegExp) {
      declare(enums, name, { type, values: [...body.matchAll(entry)].map(([, value]) => Number(value)) })
    },
    addBits: (name: string, parsed: ParsedBits) => declare(bits, name, parsed),
    addStruct: (name: string, parsed: ParsedStruct) => declare(structs, name, parsed),
  }
}

/** Collects what the body of a struct declares. */
export function collectMembers() {
  const members: ParsedStruct['members'][number][] = []
  const overlays: ParsedStruct['overlays'][number][] = []
  return {
    struct: { members, overlays } satisfies ParsedStruct,
    /** @param count expression between the brackets; empty or missing for a single value */
    addMember(type: string, name: string, count?: string) {
      members.push({ type, name, count: count || null, until: null })
    },
    /** @param not `!` if the member is there without the layout */
    addLayoutMember(not: string, type: string, name: string, count?: string) {
      members.push({ type, name, count: count || null, until: null, if: not === '' })
    },
    addTest: (ahead: string, value: string) => members.push({ ahead: Number(ahead), value: Number(value) }),
    /** @param mark number that ends the list */
    addListUntil(type: string, name: string, mark: string) {
      members.push({ type, name, count: null, until: Number(mark) })
    },
    skip: (bytes: string) => members.push(Number(bytes)),
    addOverlay: (type: string, over: string, condition: string) => overlays.push({ type, over, condition }),
  }
}
