import { memoizeBy } from '#shared/memoize.ts'
import { isScalar, scalars } from '#shared/types.ts'
import type { ScalarType } from '../../../../scripts/format/definition.ts'
import { isMember, type ParsedLayout, type ParsedMember, type ParsedStruct } from './parsed-layout.ts'

/** Numbers, texts and lists; a struct is the list of its members. */
export type Plain = number | string | readonly Plain[]

/** Evaluates expressions such as `(a - 8) / 4`, `a - (a - 8) % 5 - 4` or `(a >= 1 && a <= 9 ? 6 : 0)`; whole numbers only. */
function evaluate(expression: string, names: ReadonlyMap<string, number>): number {
  const condition = /^\((\w+) >= (\d+) && \1 <= (\d+) \? (\d+) : 0\)$/.exec(expression)
  if (condition !== null) {
    const [, name = '', min, max, length] = condition
    const tested = names.get(name) ?? Number.NaN
    return tested >= Number(min) && tested <= Number(max) ? Number(length) : 0
  }
  const remainder = / - \((\S+) - (\d+)\) % (\d+)/.exec(expression)
  if (remainder !== null) {
    const [found, name = '', base, step] = remainder
    const rest = ((names.get(name) ?? Number.NaN) - Number(base)) % Number(step)
    return evaluate(expression.replace(found, ` - ${rest}`), names)
  }
  const [, inner = expression, divisor = '1'] = /^\((.*)\) \/ (\d+)$/.exec(expression) ?? []
  const terms = inner.split(' - ').map(term => names.get(term) ?? Number(term))
  const value = terms.reduce((from, minus) => from - minus) / Number(divisor)
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

type ReadNumber = (view: DataView, offset: number) => number

const readNumber: Readonly<Record<ScalarType, ReadNumber>> = {
  f32: (view, offset) => view.getFloat32(offset, true),
  i32: (view, offset) => view.getInt32(offset, true),
  u32: (view, offset) => view.getUint32(offset, true),
  i16: (view, offset) => view.getInt16(offset, true),
  u16: (view, offset) => view.getUint16(offset, true),
  i8: (view, offset) => view.getInt8(offset),
  u8: (view, offset) => view.getUint8(offset),
  b8: (view, offset) => view.getUint8(offset),
}

/** Reads a save with the declarations of an exported file, as the target tool does. */
export class LayoutReader {
  offset = 0
  readonly #layout: ParsedLayout
  readonly #view: DataView
  /** Functions that read a value of a type, by its name: a save has 200,000 values of some forty types. */
  readonly #readers = new Map<string, () => Plain>()

  constructor(layout: ParsedLayout, bytes: Uint8Array) {
    this.#layout = layout
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Members of the file by name. */
  file(): ReadonlyMap<string, Plain> {
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
  skip(member: ParsedStruct['members'][number]): void {
    if (typeof member === 'number') this.offset += member
    else if (isMember(member)) this.#member(member, new Map())
  }

  #struct(struct: ParsedStruct): Plain {
    const names = new Map<string, number>()
    const isCounted = hasCounts(struct)
    const values: Plain[] = []
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

  #member({ type, count, until }: ParsedMember, names: ReadonlyMap<string, number>): Plain {
    if (count !== null && this.#layout.scalars.get(type) === 'letter') {
      const letters = Array.from({ length: evaluate(count, names) }, () => this.#view.getUint8(this.offset++))
      return String.fromCharCode(...letters)
    }
    const read = this.#readerOf(type)
    if (until !== null) {
      const values: Plain[] = []
      while (this.#view.getInt16(this.offset, true) !== until) values.push(read())
      return values
    }
    return count === null ? read() : Array.from({ length: evaluate(count, names) }, read)
  }

  #readerOf(type: string): () => Plain {
    const known = this.#readers.get(type)
    if (known !== undefined) return known
    const struct = this.#layout.structs.get(type)
    const read = struct === undefined ? this.#numberReader(type) : () => this.#struct(struct)
    this.#readers.set(type, read)
    return read
  }

  #numberReader(type: string): () => number {
    const bits = this.#layout.bits.get(type)
    const scalar = this.#layout.scalars.get(this.#layout.enums.get(type)?.type ?? type)
    const basic = bits === undefined ? (scalar ?? type) : `u${bits.sizeBits}`
    if (!isScalar(basic)) throw new Error(`no type ${basic}`)
    const { size } = scalars[basic]
    const read = readNumber[basic]
    return () => {
      const value = read(this.#view, this.offset)
      this.offset += size
      return value
    }
  }
}
