import { PathError } from '#shared/format-path/path.ts'
import { elementsByName, namedLength } from '#shared/format-path/tree.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { dollarBase } from '#shared/script-variable.ts'
import { elementTypeSize } from '#shared/types.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { encodeAs, readAs, readElement, writeAs } from '../format/codec/named-values.ts'
import { type Element, type Field, variableField } from '../format/definition.ts'

/** Bytes of a script variable. */
const width = 4

type One = number | string

/** Without names, no variable has one. */
export type NoVariables = Record<never, never>

/** One value of a list. */
export type ElementOf<List> = List extends readonly (infer One)[] ? One : never

/** The list of script variables in the format, with their names if these are loaded. */
interface VariableList {
  readonly field: Field
  /** Number of variables that the names apply to; null without names. */
  readonly named: number | null
}

export const variableList: (codec: SaveCodec) => VariableList = memoizeBy(({ definition }) => {
  const field = variableField(definition)
  const { struct } = definition.variables
  return { field, named: field.elements === null ? null : namedLength(definition, struct, field) }
})

interface Target {
  readonly type: Element['type']
  /** First variable. */
  readonly index: number
  /** Null for a single value. */
  readonly count: number | null
  /** Whether it is given by number, and takes signed and unsigned integers. */
  readonly isNumbered?: boolean
}

/**
 * The script variables of a save: a view of `save.blocks.scripts.globals`, which it reads and changes.
 * @typeParam Variables those with a name
 */
export class ScriptGlobals<Variables = NoVariables> {
  readonly #values: readonly unknown[]
  readonly #list: VariableList

  /** @internal */
  constructor(values: readonly unknown[], list: VariableList) {
    this.#values = values
    this.#list = list
  }

  /** Number of variables. */
  get length(): number {
    return this.#values.length
  }

  /**
   * Returns a variable as a signed integer.
   * @param index 0 is the first; script tools number it `$2`. The text `'$409'` is number 409 of script tools, index 407
   * @throws PathError if the save has no such variable
   */
  get(index: number | `$${number}`): number
  /**
   * Returns a variable by name in its own type, e.g. `get('gf_progress')`; all values of an array.
   * @throws PathError if the save has another game script, whose variables have no names
   */
  get<Name extends keyof Variables>(name: Name): Variables[Name]
  /** Returns one value of an array, e.g. `get('gf_progress[2]')`. */
  get<Name extends keyof Variables & string>(element: `${Name}[${number}]`): ElementOf<Variables[Name]>
  /** @internal */
  get(key: number | string): One | One[]
  get(key: PropertyKey): unknown {
    return readElement(this.#list.field, this.#values, this.#find(key))
  }

  /**
   * Sets a variable by number or name, or all values of an array.
   * @throws RangeError if the value does not fit the type of the variable
   */
  set(index: number | `$${number}`, value: number): void
  set<Name extends keyof Variables>(name: Name, value: Variables[Name]): void
  set<Name extends keyof Variables & string>(
    element: `${Name}[${number}]`,
    value: ElementOf<Variables[Name]>,
  ): void
  /** @internal */
  set(key: number | string, value: One | readonly One[]): void
  set(key: PropertyKey, value: unknown): void {
    const target = this.#find(key)
    const { index, count, type } = target
    if (count === null) {
      this.#write(target, value, key)
      return
    }
    if (!Array.isArray(value) || value.length !== count)
      throw new RangeError(`${String(key)} needs ${count} values`)
    const step = elementTypeSize(type) / width
    for (const one of value) encodeAs(type, { value: one, path: String(key) })
    for (const [part, one] of value.entries()) this.#write({ type, index: index + part * step }, one, key)
  }

  /** Returns a variable by number, as a floating-point number. */
  getFloat(index: number | `$${number}`): number {
    return Number(readAs(this.#list.field, this.#values, this.#indexOf(index), 'f32'))
  }

  /** Sets a variable by number to a floating-point number. */
  setFloat(index: number | `$${number}`, value: number): void {
    this.#write({ type: 'f32', index: this.#indexOf(index) }, value, index)
  }

  /** Index of a variable by index, or by number of script tools. */
  #indexOf(key: PropertyKey): number {
    const [, dollar] = /^\$(\d+)$/.exec(String(key)) ?? []
    const index = dollar === undefined ? key : Number(dollar) - dollarBase
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= this.length)
      throw new PathError(String(key), `not a script variable of this save, which has ${this.length}`)
    return index
  }

  #find(key: PropertyKey): Target {
    if (typeof key === 'number' || String(key).startsWith('$'))
      return { type: 'i32', index: this.#indexOf(key), count: null, isNumbered: true }
    const { field, named } = this.#list
    const text = String(key)
    if (named === null) throw new PathError(text, 'read the save with the names of gtasa-save/names')
    if (named !== this.length)
      throw new PathError(
        text,
        `the names apply to saves with ${named} variables; this one has ${this.length}, from another game script`,
      )
    const [, name = '', part] = /^(\w+)(?:\[(\d+)\])?$/.exec(text) ?? []
    const element = elementsByName(field).get(name)
    if (element === undefined) throw new PathError(text, 'not a named script variable')
    const { type, index, count } = element
    if (part === undefined) return { type, index, count }
    if (count === null || Number(part) >= count)
      throw new PathError(
        text,
        `${name} ${count === null ? 'is one value' : `has the elements [0] to [${count - 1}]`}`,
      )
    return { type, index: index + (Number(part) * elementTypeSize(type)) / width, count: null }
  }

  #write(target: Pick<Target, 'index' | 'type' | 'isNumbered'>, value: unknown, key: PropertyKey): void {
    const { index, type, isNumbered = false } = target
    const isUnsigned = isNumbered && Number(value) > 0x7fffffff
    const written = { value, path: String(key) }
    writeAs(this.#list.field, this.#values, { index, type: isUnsigned ? 'u32' : type }, written)
  }
}
