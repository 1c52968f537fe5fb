import { problemOfFile, type Reading, readText } from './read-file.ts'

class WrongValue extends Error {}

/** A value out of a JSON file with the path to it, so that a wrong file is named and not guessed at. */
export class JsonValue {
  readonly value: unknown
  readonly path: string

  constructor(value: unknown, path: string) {
    this.value = value
    this.path = path
  }

  private wrong(wanted: string): Error {
    return new WrongValue(`${this.path}: should be ${wanted}, is ${JSON.stringify(this.value)?.slice(0, 40)}`)
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

/**
 * Reads what is wanted out of a JSON file. `file` is a path from `root`.
 * The problem is the first that is met: no file, no JSON, or a value that `read` asks for and does not find.
 */
export function readJson<Value>(
  root: string,
  file: string,
  read: (json: JsonValue) => Value,
): Reading<Value> {
  const text = readText(root, file)
  if (text.value === null) return text
  try {
    return { value: read(new JsonValue(JSON.parse(text.value), '$')), problems: [] }
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof WrongValue)) throw error
    const isJson = error instanceof WrongValue
    const fault = {
      rule: isJson
        ? `holds a wrong value: ${error.message}`
        : `is no JSON (${error.message.replace(/\s+/g, ' ')})`,
      allowed: isJson ? 'values of the types its reader names' : 'JSON',
      fix: 'correct the place, or restore the file',
    }
    return { value: null, problems: [problemOfFile(file, fault)] }
  }
}
