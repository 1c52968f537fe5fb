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

/**
 * Compares all values of a save read by a Kaitai parser with those of our decoder: by field, by the names of flags and by
 * those of list elements.
 * @returns the number of values compared, and the paths of those that differ
 */
export function compareReadings(definition: Definition, reading: SaveReading, parsed: Parsed) {
  let compared = 0
  const differing: string[] = []

  function compareValue(path: string, ours: unknown, theirs: unknown): void {
    compared++
    if (ours !== theirs && !isDeepStrictEqual(ours, theirs)) differing.push(path)
  }

  function compareStruct(name: string, decoded: Value | undefined, found: unknown, path: string): void {
    if (decoded === undefined || !isStruct(decoded)) throw new Error(`${path} is no struct`)
    for (const field of required(definition.structs.get(name), name).fields) {
      const id = memberId(field.name, name)
      const own = `${path}.${field.name}`
      const ours = required(decoded[field.name], own)
      const theirs = member(found, id)
      if (typeof ours === 'string' && field.type !== 'f32')
        compareText(ours, theirs, member(found, id, '_raw_'), own)
      else if (Array.isArray(ours)) compareList(field, ours, theirs, own)
      else compareOne(field, ours, theirs, own)
      if (field.elements !== null) compareElements(name, field, decoded, theirs, own)
    }
  }

  function compareText(ours: string, theirs: unknown, raw: unknown, path: string): void {
    compareValue(path, ours, typeof theirs === 'string' ? theirs : latin(raw))
    if (typeof theirs === 'string') return
    const shown = Buffer.from(String(member(theirs, 'value')), 'latin1')
    compareValue(`${path}.value`, beforeNul(ours), latin(shown))
  }

  function compareList(field: Field, ours: readonly Value[], theirs: unknown, path: string): void {
    const found = field.elements === null ? theirs : member(theirs, 'values')
    const items: readonly unknown[] = Array.isArray(found) ? found : []
    compareValue(`${path}.length`, ours.length, items.length)
    for (const [index, item] of ours.entries()) compareOne(field, item, items[index], `${path}[${index}]`)
  }

  function compareOne({ struct, values, count }: Field, ours: Value, theirs: unknown, path: string): void {
    if (struct !== null) compareStruct(struct, ours, theirs, path)
    else if (ours instanceof Uint8Array) compareValue(path, latin(ours), latin(theirs))
    else if (values?.kind === 'flags' && count === null) {
      compareValue(path, ours, member(theirs, 'value'))
      for (const { name, bit, width } of definition.flagSets.get(values.name) ?? []) {
        const bits = Math.floor(Number(ours) / 2 ** bit) % 2 ** width
        const found = member(theirs, memberId(name, values.name))
        compareValue(`${path}.${name}`, width === 1 ? bits === 1 : bits, found)
      }
    } else compareValue(path, plain(ours), theirs)
  }

  /** Values read by name; none if the names do not apply. */
  function compareElements(
    struct: string,
    list: Field,
    decoded: StructValue,
    theirs: unknown,
    path: string,
  ): void {
    const block = definition.blocks.find(candidate => candidate.struct === struct)
    const named = namedValues(definition, required(block, `block ${struct}`), list.name, decoded)
    for (const { name } of list.elements ?? [])
      compareValue(`${path}.${name}`, plain(named?.get(name)), member(theirs, memberId(name, list.name)))
  }

  const { blocks, padding, checksum } = reading
  for (const { number, name, struct, typicalSize } of definition.blocks) {
    const value = blocks.find(({ block }) => block.number === number)?.value
    if (typicalSize > 0) compareStruct(struct, value, member(parsed, name), name)
  }
  compareValue('padding', padding?.size, latin(parsed.padding).length)
  compareValue('checksum', checksum?.stored, parsed.checksum)
  return { compared, differing }
}
