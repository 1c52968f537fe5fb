import { PathError } from '../../src/shared/format-path/path.ts'
import { elementForm, elementTypeSize } from '../../src/shared/types.ts'
import { readScalar, readText, writeScalar, writeText } from '../format/codec/byte-io.ts'
import type { Element } from '../format/definition.ts'

/** Bytes of a script variable. */
const width = 4
/** Bytes of the longest text. */
const scratch = new DataView(new ArrayBuffer(16))
const scratchBytes = new Uint8Array(scratch.buffer)

type One = number | string

/** The names of the variables. */
export interface GlobalNames {
  readonly elements: ReadonlyMap<string, Element>
  /** Number of variables that the names apply to. */
  readonly namedLength: number
}

interface Target {
  readonly type: Element['type']
  /** First variable. */
  readonly index: number
  /** Null for a single value. */
  readonly count: number | null
}

/** The script variables of a save: a view of `save.blocks.scripts.globals`, which it reads and changes. */
export class ScriptGlobals {
  readonly #values: readonly unknown[]
  readonly #names: GlobalNames | null

  constructor(values: readonly unknown[], names: GlobalNames | null) {
    this.#values = values
    this.#names = names
  }

  get length(): number {
    return this.#values.length
  }

  /** Returns a variable by number, as a signed integer, or by name, in its own type. */
  get(key: number | string): One | One[] {
    const target = this.#find(key)
    const { index, count, type } = target
    const step = elementTypeSize(type) / width
    if (count === null) return this.#read(target, index)
    return Array.from({ length: count }, (_, part) => this.#read(target, index + part * step))
  }

  /** Sets a variable, or all elements of an array. */
  set(key: number | string, value: One | readonly One[]): void {
    const target = this.#find(key)
    const { index, count, type } = target
    if (count === null) {
      this.#write(target, index, value, key)
      return
    }
    if (!Array.isArray(value) || value.length !== count) throw new RangeError(`${key} needs ${count} values`)
    const step = elementTypeSize(type) / width
    for (let part = 0; part < count; part++) this.#write(target, index + part * step, value[part], key)
  }

  /** Returns a variable by number, as a float. */
  getFloat(index: number): number {
    return Number(this.#read({ type: 'f32' }, this.#checked(index)))
  }

  setFloat(index: number, value: number): void {
    this.#write({ type: 'f32' }, this.#checked(index), value, index)
  }

  #checked(index: number): number {
    if (!Number.isInteger(index) || index < 0 || index >= this.length)
      throw new PathError(`globals[${index}]`, `the save has ${this.length} script variables`)
    return index
  }

  #find(key: number | string): Target {
    if (typeof key === 'number') return { type: 'i32', index: this.#checked(key), count: null }
    const names = this.#names
    if (names === null) throw new PathError(key, 'read the save with the names of gtasa-save/names')
    if (names.namedLength !== this.length)
      throw new PathError(
        key,
        `the names apply to saves with ${names.namedLength} variables; this one has ${this.length}, from another game script`,
      )
    const [, name = '', part] = /^(\w+)(?:\[(\d+)\])?$/.exec(key) ?? []
    const element = names.elements.get(name)
    if (element === undefined) throw new PathError(key, 'there is no such script variable')
    const { type, index, count } = element
    if (part === undefined) return { type, index, count }
    if (count === null || Number(part) >= count)
      throw new PathError(
        key,
        `${name} ${count === null ? 'is one value' : `has the elements [0] to [${count - 1}]`}`,
      )
    return { type, index: index + (Number(part) * elementTypeSize(type)) / width, count: null }
  }

  #read({ type }: Pick<Target, 'type'>, index: number): One {
    const { basic, length } = elementForm(type)
    for (let offset = 0; offset < elementTypeSize(type); offset += width)
      scratch.setUint32(offset, Number(this.#values[index + offset / width]), true)
    if (basic === 'char') return readText(scratchBytes, 0, length).split('\0', 1)[0] ?? ''
    return basic === 'f32' ? scratch.getFloat32(0, true) : Number(readScalar[basic](scratch, 0))
  }

  #write({ type }: Pick<Target, 'type'>, index: number, value: unknown, key: number | string): void {
    const { basic, length } = elementForm(type)
    scratchBytes.fill(0)
    if (basic === 'char') {
      if (typeof value !== 'string' || value.length > length || /[^\0-\xff]/.test(value))
        throw new RangeError(`${key} needs a text of up to ${length} characters of one byte`)
      writeText(scratchBytes, 0, value)
    } else {
      if (typeof value !== 'number' || Number.isNaN(value)) throw new RangeError(`${key} needs a number`)
      const isWhole = Number.isInteger(value) && value >= -0x80000000 && value <= 0xffffffff
      if (basic !== 'f32' && !isWhole) throw new RangeError(`${key}: ${value} is not a 32-bit integer`)
      writeScalar[basic](scratch, 0, value)
    }
    for (let offset = 0; offset < elementTypeSize(type); offset += width)
      Reflect.set(this.#values, index + offset / width, scratch.getUint32(offset, true))
  }
}
