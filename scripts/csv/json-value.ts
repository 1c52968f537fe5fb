import type { Node } from 'jsonc-parser'
import type { Fault } from './problem.ts'

/** Longest sensible number: nothing in the files is written with more signs. */
const longestNumber = 12

export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** Takes a fault of a node; `path` leads to it, e.g. `lines[3].paths[0]`. */
export type NoteFault = (node: Node, path: string, fault: Fault) => void

function isSound({ type, value, length }: Node, { min, max }: NumberRange): boolean {
  return type === 'number' && length <= longestNumber && value >= min && value <= max && !Object.is(value, -0)
}

/**
 * A value out of a JSON file with its place in it. What is asked for and not found is noted, with an empty value in its
 * stead, so that all faults of a file come out together; below a value that was wrong nothing more is said.
 */
export class JsonValue {
  readonly #node: Node | null
  readonly #note: NoteFault
  /** What it was asked from, and the step from there; its path is put together when there is something to note. */
  readonly #parent: JsonValue | null
  readonly #step: string | number

  constructor(
    node: Node | null,
    note: NoteFault,
    parent: JsonValue | null = null,
    step: string | number = '',
  ) {
    this.#node = node
    this.#note = note
    this.#parent = parent
    this.#step = step
  }

  #path(): string {
    const before = this.#parent === null ? '' : this.#parent.#path()
    if (typeof this.#step === 'number') return `${before}[${this.#step}]`
    return before === '' ? this.#step : `${before}.${this.#step}`
  }

  /** Notes what is wrong with this value. */
  fault(rule: string, allowed: string, fix = 'correct the value'): void {
    if (this.#node !== null) this.#note(this.#node, this.#path(), { rule, allowed, fix })
  }

  #below(node: Node | null, step: string | number): JsonValue {
    return new JsonValue(node, this.#note, this, step)
  }

  #wrongType(wanted: string): JsonValue {
    this.fault(`is no ${wanted}`, `a ${wanted}`)
    return this.#below(null, '')
  }

  /** The node when it is of this type; else that is noted. */
  #of(type: Node['type'], wanted: string): Node | null {
    if (this.#node?.type === type) return this.#node
    this.#wrongType(wanted)
    return null
  }

  /** What lies in a node of this type. */
  #inside(type: Node['type'], wanted: string): readonly Node[] {
    return this.#of(type, wanted)?.children ?? [] // jsonc-parser leaves it out for an empty list
  }

  /** Notes keys beside these, and keys that stand twice. */
  expectKeys(...keys: readonly string[]): this {
    const seen = new Set<string>()
    for (const { children = [] } of this.#inside('object', 'object')) {
      const [keyNode] = children
      if (keyNode === undefined) continue
      const key = String(keyNode.value)
      const rule = seen.has(key) ? 'is a key that stands twice' : 'is a key that nobody reads'
      if (seen.has(key) || !keys.includes(key))
        this.#note(keyNode, this.#path(), { rule, allowed: keys.join(', '), fix: 'correct or remove it' })
      seen.add(key)
    }
    return this
  }

  /** The value of a key. */
  at(key: string): JsonValue {
    if (this.#node === null) return this
    const node = this.#of('object', 'object')
    const value = node?.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1] ?? null
    if (node !== null && value === null) this.fault(`lacks ${key}`, `an object with ${key}`, `write ${key}`)
    return this.#below(value, key)
  }

  /** The values of a list. */
  list(): readonly JsonValue[] {
    return this.#inside('array', 'list').map((node, index) => this.#below(node, index))
  }

  /** A list of exactly so many values; fewer when that is noted. */
  listOf(count: number): readonly JsonValue[] {
    const values = this.list()
    if (this.#node !== null && values.length !== count)
      this.fault(
        `has ${values.length} entries`,
        `${count} entries`,
        'restore what is lost, or correct the declared count',
      )
    return values
  }

  /** A list that has a value for each of these, each beside its own; those left over, or lacking, are noted. */
  listFor<Item>(items: readonly Item[]): readonly (readonly [value: JsonValue, item: Item])[] {
    const values = this.listOf(items.length)
    return items.flatMap((item, index) => {
      const value = values[index]
      return value === undefined ? [] : [[value, item] as const]
    })
  }

  /** A list of two values. */
  pair(): readonly [JsonValue, JsonValue] {
    const [first, second] = this.listOf(2)
    return [first ?? this.#below(null, 0), second ?? this.#below(null, 1)]
  }

  /** A number within a range that every program can hold as it is written. */
  number({ min, max }: NumberRange): number {
    const node = this.#of('number', 'number')
    if (node === null) return 0
    const value = Number(node.value)
    if (node.length > longestNumber)
      this.fault(`is written with ${node.length} characters`, `at most ${longestNumber}`, 'round the number')
    else if (Object.is(value, -0)) this.fault('is a negative zero', '0', 'write 0')
    else if (!(value >= min && value <= max)) this.fault('is out of range', `${min} to ${max}`)
    return value
  }

  /** A list of such numbers. Where nothing is wrong no value is made for each: lines have ten thousands of them. */
  numbers(range: NumberRange): readonly number[] {
    return this.#inside('array', 'list').map((node, index) =>
      isSound(node, range) ? Number(node.value) : this.#below(node, index).number(range),
    )
  }

  text(): string {
    return String(this.#of('string', 'text')?.value ?? '')
  }

  flag(): boolean {
    return this.#of('boolean', 'flag')?.value === true
  }

  /** Notes any value but this one. */
  is(expected: string | number | boolean): void {
    if (this.#node !== null && this.#node.value !== expected) {
      const wanted = JSON.stringify(expected)
      this.fault('is another value', wanted, `write ${wanted}`)
    }
  }
}
