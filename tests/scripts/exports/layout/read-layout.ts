import { compileFunction } from 'node:vm'
import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { isScalar, scalars } from '#shared/types.ts'
import { readScalar } from '../../../../scripts/format/codec/byte-io.ts'
import {
  isMember,
  type ParsedLayout,
  type ParsedMember,
  type ParsedPart,
  type ParsedStruct,
} from './parse-layout.ts'

/** Expressions of whole numbers, which the languages of the exports write like JavaScript. */
const compileCount = memoizeByValue((expression: string) =>
  compileFunction(`return ${expression.replace(/[a-z$][\w:]*(?:\(\))?/gi, "valueOf('$&')")}`, ['valueOf']),
)

/** Evaluates an expression such as `(a - 8) / 4` or `(a >= 1 && a <= 9 ? 6 : 0)`. */
function evaluate(expression: string, names: ReadonlyMap<string, number>): number {
  const value = Number(compileCount(expression)((name: string) => names.get(name)))
  if (!Number.isInteger(value) || value < 0) throw new Error(`${expression} is ${value}`)
  return value
}

/**
 * Whether the length of some member refers to another one; few of the thousands of structs of a save need
 * their numbers by name.
 */
const hasCounts = memoizeBy(({ members }: ParsedStruct) =>
  members.some(member => isMember(member) && member.count !== null && !/^\d+$/.test(member.count)),
)

/** Reads a save with the declarations of an exported file, as the target tool does. */
export class LayoutReader {
  offset = 0
  readonly #layout: ParsedLayout
  readonly #view: DataView
  constructor(layout: ParsedLayout, bytes: Uint8Array) {
    this.#layout = layout
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Members of the file by name. */
  file(): ReadonlyMap<string, unknown> {
    const here = () =>
      new Map([
        ['$', this.offset],
        ['FTell()', this.offset],
        ['builtin::std::mem::size()', this.#view.byteLength],
        ['FileSize()', this.#view.byteLength],
      ])
    return new Map(this.#layout.root.map(member => [member.name, this.#member(member, here())]))
  }

  /** Advances past a member or gap. */
  skip(member: ParsedPart): void {
    if (typeof member === 'number') this.offset += member
    else if (isMember(member)) this.#member(member, new Map())
  }

  #struct(struct: ParsedStruct): unknown {
    const names = new Map<string, number>()
    const isCounted = hasCounts(struct)
    const values: unknown[] = []
    let tested = false
    for (const member of struct.members) {
      if (typeof member === 'number') {
        this.offset += member
        continue
      }
      if ('ahead' in member) {
        tested = this.#view.getUint8(this.offset + member.ahead) === member.value
        continue
      }
      if (member.if !== undefined && member.if !== tested) continue
      const value = this.#member(member, names)
      if (isCounted && typeof value === 'number') names.set(member.name, value)
      values.push(value)
    }
    return values
  }

  #member({ type, count, until }: ParsedMember, names: ReadonlyMap<string, number>): unknown {
    if (count !== null && this.#layout.scalars.get(type) === 'letter') {
      const letters = Array.from({ length: evaluate(count, names) }, () => this.#view.getUint8(this.offset++))
      return String.fromCharCode(...letters)
    }
    const read = this.#readerOf(type)
    if (until !== null) {
      const values: unknown[] = []
      while (this.#view.getInt16(this.offset, true) !== until) values.push(read())
      return values
    }
    return count === null ? read() : Array.from({ length: evaluate(count, names) }, read)
  }

  /** The function that reads a value of a type: a save has 200,000 values of some forty types. */
  readonly #readerOf = memoizeByValue((type: string): (() => unknown) => {
    const struct = this.#layout.structs.get(type)
    if (struct !== undefined) return () => this.#struct(struct)
    const bits = this.#layout.bits.get(type)
    const scalar = this.#layout.scalars.get(this.#layout.enums.get(type)?.type ?? type)
    const basic = bits === undefined ? (scalar ?? type) : `u${bits.sizeBits}`
    if (!isScalar(basic)) throw new Error(`no type ${basic}`)
    const { size } = scalars[basic]
    const read = readScalar[basic]
    return () => {
      const value = read(this.#view, this.offset)
      this.offset += size
      return value
    }
  })
}
