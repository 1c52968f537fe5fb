import { isDeepStrictEqual } from 'node:util'
import { memoizeByValue } from '#shared/memoize.ts'
import { beforeNul, camelCase } from '#shared/text.ts'
import { memberId } from '../../../scripts/exports/kaitai/names.ts'
import type { SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { namedValues } from '../../../scripts/format/codec/named-values.ts'
import { isStruct, type StructValue, type Value } from '../../../scripts/format/codec/value.ts'
import type { Definition, Field } from '../../../scripts/format/definition.ts'
import { required } from '../../support/required.ts'
import { isParsed, type Parsed } from './kaitai-parser.ts'

/** Cached, as each of the million values of the real saves is looked up by name. */
const camel = memoizeByValue(camelCase)

/** The value that a parser has for an id of the description. */
const member = (parsed: unknown, id: string, prefix = '') =>
  isParsed(parsed) ? parsed[prefix + camel(id)] : undefined

const latin = (bytes: unknown) =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('latin1') : 'no bytes'

/** A value of our decoder as parsers give it: a text with its bits stands for a float that is not a number. */
function plain(value: Value | undefined): unknown {
  if (Array.isArray(value)) return value.map(plain)
  return typeof value === 'string' && value.startsWith('NaN:') ? Number.NaN : value
}

/** Compares all values of two readings: by field, by the names of flags and by those of list elements. */
class ReadingComparer {
  compared = 0
  readonly differing: string[] = []
  readonly #definition: Definition

  constructor(definition: Definition) {
    this.#definition = definition
  }

  save({ blocks, padding, checksum }: SaveReading, parsed: Parsed): void {
    for (const { number, name, struct, typicalSize } of this.#definition.blocks) {
      const value = blocks.find(({ block }) => block.number === number)?.value
      if (typicalSize > 0) this.#struct(struct, value, member(parsed, name), name)
    }
    this.#value('padding', padding?.size, latin(parsed.padding).length)
    this.#value('checksum', checksum?.stored, parsed.checksum)
  }

  #value(path: string, ours: unknown, theirs: unknown): void {
    this.compared++
    if (ours !== theirs && !isDeepStrictEqual(ours, theirs)) this.differing.push(path)
  }

  #struct(name: string, decoded: Value | undefined, parsed: unknown, path: string): void {
    if (decoded === undefined || !isStruct(decoded)) throw new Error(`${path} is no struct`)
    for (const field of required(this.#definition.structs.get(name), name).fields) {
      const id = memberId(field.name, name)
      const own = `${path}.${field.name}`
      const ours = required(decoded[field.name], own)
      const theirs = member(parsed, id)
      if (typeof ours === 'string' && field.type !== 'f32')
        this.#text(ours, theirs, member(parsed, id, '_raw_'), own)
      else if (Array.isArray(ours)) this.#list(field, ours, theirs, own)
      else this.#one(field, ours, theirs, own)
      if (field.elements !== null) this.#elements(name, field, decoded, theirs, own)
    }
  }

  #text(ours: string, theirs: unknown, raw: unknown, path: string): void {
    this.#value(path, ours, typeof theirs === 'string' ? theirs : latin(raw))
    if (typeof theirs === 'string') return
    const shown = Buffer.from(String(member(theirs, 'value')), 'latin1')
    this.#value(`${path}.value`, beforeNul(ours), latin(shown))
  }

  #list(field: Field, ours: readonly Value[], theirs: unknown, path: string): void {
    const found = field.elements === null ? theirs : member(theirs, 'values')
    const items: readonly unknown[] = Array.isArray(found) ? found : []
    this.#value(`${path}.length`, ours.length, items.length)
    for (const [index, item] of ours.entries()) this.#one(field, item, items[index], `${path}[${index}]`)
  }

  #one({ struct, values, count }: Field, ours: Value, theirs: unknown, path: string): void {
    if (struct !== null) this.#struct(struct, ours, theirs, path)
    else if (ours instanceof Uint8Array) this.#value(path, latin(ours), latin(theirs))
    else if (values?.kind === 'flags' && count === null) {
      this.#value(path, ours, member(theirs, 'value'))
      for (const { name, bit, width } of this.#definition.flagSets.get(values.name) ?? []) {
        const bits = Math.floor(Number(ours) / 2 ** bit) % 2 ** width
        const found = member(theirs, memberId(name, values.name))
        this.#value(`${path}.${name}`, width === 1 ? bits === 1 : bits, found)
      }
    } else this.#value(path, plain(ours), theirs)
  }

  /** Values read by name; none if the names do not apply. */
  #elements(struct: string, list: Field, decoded: StructValue, theirs: unknown, path: string): void {
    const block = this.#definition.blocks.find(candidate => candidate.struct === struct)
    const named = namedValues(this.#definition, required(block, `block ${struct}`), list.name, decoded)
    for (const { name } of list.elements ?? [])
      this.#value(`${path}.${name}`, plain(named?.get(name)), member(theirs, memberId(name, list.name)))
  }
}

/**
 * Compares a save read by a Kaitai parser with the result of our decoder.
 * @returns the number of values compared, and the paths of those that differ
 */
export function compareReadings(definition: Definition, reading: SaveReading, parsed: Parsed) {
  const comparer = new ReadingComparer(definition)
  comparer.save(reading, parsed)
  return comparer
}
