import { memoizeByValue } from '#shared/memoize.ts'
import { beforeNul, camelCase } from '#shared/text.ts'
import { memberId } from '../../../scripts/exports/kaitai/names.ts'
import type { SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { namedValues } from '../../../scripts/format/codec/named-values.ts'
import { isStruct, type StructValue, type Value } from '../../../scripts/format/codec/value.ts'
import type { Definition, Field, Struct } from '../../../scripts/format/definition.ts'
import { required } from '../../support/required.ts'
import { isParsed, type Parsed } from './kaitai-parser.ts'

/** Differences between two readings: the number of fields compared, and the paths of those that differ. */
interface Comparison {
  compared: number
  readonly differing: string[]
}

/** Cached, as each of the million values of the real saves is looked up by name. */
const camel = memoizeByValue(camelCase)

/** The value that a parser has for an id of the description. */
function member(parsed: unknown, id: string): unknown {
  return isParsed(parsed) ? parsed[camel(id)] : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function latin(bytes: unknown): string {
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('latin1') : 'no bytes'
}

/** Whether two readings of a named element are the same, value by value for arrays. */
function sameValue(ours: Value | undefined, theirs: unknown): boolean {
  if (Array.isArray(ours)) {
    const others = list(theirs)
    return ours.length === others.length && ours.every((value, index) => sameValue(value, others[index]))
  }
  return ours === theirs || (typeof ours === 'string' && ours.startsWith('NaN:') && Number.isNaN(theirs))
}

class ReadingComparer {
  readonly comparison: Comparison = { compared: 0, differing: [] }
  readonly #definition: Definition

  constructor(definition: Definition) {
    this.#definition = definition
  }

  save({ blocks, padding, checksum }: SaveReading, parsed: Parsed): void {
    for (const { number, name, struct } of this.#definition.blocks) {
      const { value } = required(
        blocks.find(block => block.number === number),
        `block ${number}`,
      )
      const found = required(this.#definition.structs.get(struct), struct)
      if (found.fields.length > 0) this.#struct(found, value, member(parsed, name), name)
    }
    this.#note(latin(parsed.padding).length === padding?.size, 'padding')
    this.#note(parsed.checksum === checksum?.stored, 'checksum')
  }

  #struct(struct: Struct, decoded: Value, parsed: unknown, path: string): void {
    if (!isStruct(decoded)) throw new Error(`${path} is no struct`)
    for (const field of struct.fields) this.#field(struct, field, decoded, parsed, `${path}.${field.name}`)
  }

  #note(isEqual: boolean, path: string): void {
    this.comparison.compared++
    if (!isEqual) this.comparison.differing.push(path)
  }

  #field(struct: Struct, field: Field, decoded: StructValue, parsed: unknown, path: string): void {
    const value = required(decoded[field.name], path)
    const id = memberId(field.name, struct.name)
    const found = member(parsed, id)
    if (typeof value === 'string' && field.type !== 'f32') this.#text(value, parsed, id, path)
    else if (Array.isArray(value)) {
      this.#list(field, value, found, path)
      this.#elements(struct, field, decoded, found, path)
    } else this.#one(field, value, found, path)
  }

  #list(field: Field, value: readonly Value[], found: unknown, path: string): void {
    const items = list(field.elements === null ? found : member(found, 'values'))
    this.#note(items.length === value.length, `${path}.length`)
    for (const [index, item] of value.entries()) this.#one(field, item, items[index], `${path}[${index}]`)
  }

  #one(field: Field, value: Value, found: unknown, path: string): void {
    const { type, values, count } = field
    if (type === 'struct') {
      const inner = required(this.#definition.structs.get(field.struct ?? ''), `struct of ${path}`)
      this.#struct(inner, value, found, path)
    } else if (value instanceof Uint8Array) {
      this.#note(found instanceof Uint8Array && Buffer.compare(value, found) === 0, path)
    } else if (values?.kind === 'flags' && count === null) {
      this.#note(member(found, 'value') === value, path)
      this.#flags(values.name, Number(value), found, path)
    } else this.#note(sameValue(value, found), path)
  }

  #flags(set: string, value: number, found: unknown, path: string): void {
    for (const { name, bit, width } of this.#definition.flagSets.get(set) ?? []) {
      const bits = Math.floor(value / 2 ** bit) % 2 ** width
      this.#note(member(found, memberId(name, set)) === (width === 1 ? bits === 1 : bits), `${path}.${name}`)
    }
  }

  /** Values read by name; empty if the names do not apply. */
  #elements(struct: Struct, field: Field, decoded: StructValue, found: unknown, path: string): void {
    if (field.elements === null) return
    const block = required(
      this.#definition.blocks.find(candidate => candidate.struct === struct.name),
      `block ${struct.name}`,
    )
    const named = namedValues(this.#definition, block, field.name, decoded)
    for (const { name } of field.elements) {
      const read = member(found, memberId(name, field.name))
      this.#note(sameValue(named?.get(name), read), `${path}.${name}`)
    }
  }

  #text(value: string, parsed: unknown, id: string, path: string): void {
    const found = member(parsed, id)
    if (typeof found === 'string') {
      this.#note(found === value, path)
      return
    }
    const raw: Parsed = isParsed(parsed) ? parsed : {}
    const start = beforeNul(value)
    const text = member(found, 'value')
    this.#note(latin(raw[`_raw_${camel(id)}`]) === value, path)
    this.#note(
      typeof text === 'string' && Buffer.from(text, 'latin1').toString('latin1') === start,
      `${path}.value`,
    )
  }
}

/** Compares a save read by a Kaitai parser with the result of our decoder. */
export function compareReadings(definition: Definition, reading: SaveReading, parsed: Parsed): Comparison {
  const comparer = new ReadingComparer(definition)
  comparer.save(reading, parsed)
  return comparer.comparison
}
