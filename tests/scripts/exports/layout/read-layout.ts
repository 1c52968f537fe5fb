import { isScalar, scalars } from '../../../../scripts/algebra/types.ts'
import type { ParsedLayout, ParsedMember, ParsedStruct } from './parsed-layout.ts'

/** Numbers, texts and lists; a struct is the list of its members. */
export type Plain = number | string | readonly Plain[]

/** Works out sums such as `(a - 8) / 4`; whole numbers only. */
function evaluate(expression: string, names: ReadonlyMap<string, number>): number {
  const [, inner = expression, divisor = '1'] = /^\((.*)\) \/ (\d+)$/.exec(expression) ?? []
  const [first = '', second = '0'] = inner.split(' - ')
  const [from, minus] = [first, second].map(term => names.get(term) ?? Number(term))
  const value = ((from ?? Number.NaN) - (minus ?? Number.NaN)) / Number(divisor)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${expression} is ${value}`)
  return value
}

/** Reads a save by what an exported file declares, as the tool it is for would. */
export class LayoutReader {
  offset = 0
  readonly #layout: ParsedLayout
  readonly #view: DataView

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
      ])
    return new Map(this.#layout.root.map(member => [member.name, this.#member(member, here())]))
  }

  /** Moves behind a member, or over a gap. */
  skip(member: ParsedMember | number): void {
    if (typeof member === 'number') this.offset += member
    else this.#member(member, new Map())
  }

  #struct({ members }: ParsedStruct): Plain {
    const names = new Map<string, number>()
    return members.flatMap(member => {
      if (typeof member === 'number') {
        this.offset += member
        return []
      }
      const value = this.#member(member, names)
      if (typeof value === 'number') names.set(member.name, value)
      return [value]
    })
  }

  #member({ type, count, until }: ParsedMember, names: ReadonlyMap<string, number>): Plain {
    if (until !== null) {
      const values: Plain[] = []
      while (this.#view.getInt16(this.offset, true) !== until) values.push(this.#one(type))
      return values
    }
    if (count === null) return this.#one(type)
    const length = evaluate(count, names)
    if (this.#layout.scalars.get(type) !== 'letter') return Array.from({ length }, () => this.#one(type))
    const letters = Array.from({ length }, () => this.#view.getUint8(this.offset++))
    return String.fromCharCode(...letters)
  }

  #one(type: string): Plain {
    const struct = this.#layout.structs.get(type)
    if (struct !== undefined) return this.#struct(struct)
    const bits = this.#layout.bits.get(type)
    if (bits !== undefined) return this.#number(`u${bits.sizeBits}`)
    const scalar = this.#layout.scalars.get(this.#layout.enums.get(type)?.type ?? type)
    return this.#number(scalar ?? type)
  }

  #number(type: string): Plain {
    if (!isScalar(type)) throw new Error(`no type ${type}`)
    const start = this.offset
    this.offset += scalars[type].size
    switch (type) {
      case 'f32':
        return this.#view.getFloat32(start, true)
      case 'i32':
        return this.#view.getInt32(start, true)
      case 'u32':
        return this.#view.getUint32(start, true)
      case 'i16':
        return this.#view.getInt16(start, true)
      case 'u16':
        return this.#view.getUint16(start, true)
      case 'i8':
        return this.#view.getInt8(start)
      default:
        return this.#view.getUint8(start)
    }
  }
}
