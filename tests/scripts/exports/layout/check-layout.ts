import { expect, it } from 'vitest'
import { elementTypeSize } from '#shared/types.ts'
import type { SaveReading } from '../../../../scripts/format/codec/decode-save.ts'
import type { Value } from '../../../../scripts/format/codec/value.ts'
import type { Definition } from '../../../../scripts/format/definition.ts'
import { realSaves } from '../../../support/real-saves.ts'
import { variants } from '../../../support/synthetic-saves.ts'
import { decoded, definition, smallSave, synthetic } from '../../format/support.ts'
import { model } from '../support.ts'
import { isMember, type ParsedLayout } from './parse-layout.ts'
import { LayoutReader } from './read-layout.ts'

/** How a language writes the names of the format. */
interface Naming {
  type(name: string): string
  member(name: string, owner: string): string
}

/** A value with the members of structs as a list, as {@link LayoutReader} gives them. */
const plain = (value: Value): unknown => (typeof value === 'object' ? Object.values(value).map(plain) : value)

const members = (layout: ParsedLayout, type: string) =>
  (layout.structs.get(type)?.members ?? []).filter(isMember)

/** Expects that an exported layout reads a save as our decoder does. */
export function expectSameReading(
  layout: ParsedLayout,
  bytes: Uint8Array,
  { blocks, padding, checksum }: SaveReading = decoded(bytes),
  format: Definition = definition,
): void {
  const reader = new LayoutReader(layout, bytes)
  const file = reader.file()
  for (const { number, name, title, typicalSize } of format.blocks) {
    const value = blocks.find(({ block }) => block.number === number)?.value ?? {}
    // Compared as JSON: comparing value by value takes seconds.
    const found = JSON.stringify(file.get(name))
    if (typicalSize > 0) expect(found === JSON.stringify(plain(value)), title).toBe(true)
    expect(file.get(`marker_${number}`)).toEqual([format.file.marker])
  }
  expect([...file.values()].at(-2)).toHaveLength(padding?.size ?? -1)
  expect(file.get('checksum')).toBe(checksum?.stored)
  expect(reader.offset).toBe((checksum?.offset ?? 0) + 4)
}

/** Tests for each export that reads the whole file. @param source its text, in the language that `parse` knows */
export function checkLayout(source: string, parse: (source: string) => ParsedLayout, naming: Naming): void {
  const layout = parse(source)

  it('declares every struct with every field in order', () => {
    for (const { name, fields } of definition.structs.values()) {
      const names = members(layout, naming.type(name)).map(member => member.name)
      expect(names).toEqual(fields.map(field => naming.member(field.name, name)))
    }
  })

  it('declares each type before it is used', () => {
    const known = new Set([...layout.scalars.keys(), ...layout.enums.keys(), ...layout.bits.keys()])
    for (const [name, struct] of layout.structs) {
      for (const { type } of members(layout, name)) expect(known).toContain(type)
      for (const { type } of struct.overlays) expect(known).toContain(type)
      known.add(name)
    }
  })

  const fields = [...definition.structs.values()].flatMap(struct => struct.fields)

  it('declares every enumeration that a field uses', () => {
    const declared = [...layout.enums.values()].map(({ values }) => values.join())
    const used = new Set(fields.map(({ values }) => values?.name))
    const enumerations = [...model.enumerations].filter(([name]) => used.has(name))
    expect(enumerations.length).toBeGreaterThan(20)
    const wanted = enumerations.map(([, entries]) => entries.map(({ value }) => value).join())
    expect(declared).toEqual(expect.arrayContaining(wanted))
  })

  it('declares every flag at its bit', () => {
    for (const [name, flags] of definition.flagSets) {
      const type = naming.type(name)
      const fields = layout.bits.get(type)?.fields
      expect(fields).toEqual(
        flags.map(flag => ({ name: naming.member(flag.name, name), bit: flag.bit, width: flag.width })),
      )
      expect([8, 16, 32]).toContain(layout.bits.get(type)?.sizeBits)
    }
  })

  it('shows named elements of a list at their offsets, with their types and lengths', () => {
    for (const { name, elements, elementSize } of fields.filter(field => field.elements !== null)) {
      const found: [string, number, number][] = []
      for (const type of [name, `${name}_in_arrays`]) {
        const reader = new LayoutReader(layout, new Uint8Array(0x10000))
        for (const member of layout.structs.get(naming.type(type))?.members ?? []) {
          const start = reader.offset
          reader.skip(member)
          if (isMember(member)) found.push([member.name, start, reader.offset])
        }
      }
      const size = elementSize ?? 0
      const expected = (elements ?? []).map(({ name: own, index, count, type }): (typeof found)[number] => {
        const start = index * size
        return [naming.member(own, name), start, start + (count ?? 1) * elementTypeSize(type)]
      })
      expect(found.toSorted()).toEqual(expected.toSorted())
    }
  })

  it('shows script variables by name only for the unchanged game script', () => {
    const overlays = [...layout.structs.values()].flatMap(struct => struct.overlays)
    expect(overlays.map(({ type }) => type)).toEqual([
      naming.type('globals'),
      naming.type('globals_in_arrays'),
    ])
    for (const { over, condition } of overlays) {
      expect([over, condition]).toEqual(['globals', '(variable_space_size - 8) / 4 == 10950'])
    }
  })

  it.each(variants)('reads the synthetic save "$name" like our decoder', variant => {
    expectSameReading(layout, synthetic(variant))
  })

  it.each([
    ['a field too many', /(\w+) town_unlocked/, '$1 surplus; $1 town_unlocked'],
    ['a field of another size', /\w+16 cars_left/, 'float cars_left'],
    ['a count off by one', /stack_depth\]/g, 'stack_depth - 1]'],
    ['a list one element short', /\[620\]/, '[619]'],
  ])('is reported as wrong with %s', (_fault, find, replacement) => {
    const damaged = source.replace(find, replacement)
    expect(damaged).not.toBe(source)
    expect(() => expectSameReading(parse(damaged), smallSave)).toThrow()
  })

  it.skipIf(realSaves.length === 0)('reads real saves like our decoder', () => {
    for (const { bytes } of realSaves) expectSameReading(layout, bytes)
  })
}
