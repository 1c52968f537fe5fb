import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A value out of a JSON file with the path to it, so that a wrong file is named and not guessed at. */
export class JsonValue {
  readonly value: unknown
  readonly path: string

  constructor(value: unknown, path: string) {
    this.value = value
    this.path = path
  }

  private wrong(wanted: string): Error {
    return new Error(`${this.path}: should be ${wanted}, is ${JSON.stringify(this.value)?.slice(0, 40)}`)
  }

  at(key: string): JsonValue {
    const { value } = this
    if (typeof value !== 'object' || value === null) throw this.wrong('an object')
    return new JsonValue(Object.entries(value).find(([name]) => name === key)?.[1], `${this.path}.${key}`)
  }

  list(): readonly JsonValue[] {
    if (!Array.isArray(this.value)) throw this.wrong('a list')
    return this.value.map((item: unknown, index) => new JsonValue(item, `${this.path}[${index}]`))
  }

  number(): number {
    if (typeof this.value !== 'number') throw this.wrong('a number')
    return this.value
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.wrong('a text')
    return this.value
  }

  flag(): boolean {
    if (typeof this.value !== 'boolean') throw this.wrong('true or false')
    return this.value
  }

  numbers(): readonly number[] {
    const { value } = this
    const isNumber = (item: unknown): item is number => typeof item === 'number'
    if (!Array.isArray(value) || !value.every(isNumber)) throw this.wrong('a list of numbers')
    return value
  }
}

/** Opens a JSON file; `file` is relative to `root`. Throws when it is missing or no JSON. */
export function readJson(root: string, file: string): JsonValue {
  return new JsonValue(JSON.parse(readFileSync(join(root, file), 'utf8')), file)
}
