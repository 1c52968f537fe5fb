import { readFileSync } from 'node:fs'
import Ajv, { type AnySchemaObject } from 'ajv'
import { describe, expect, it } from 'vitest'
import { exportFiles } from '../../../src/site/exportFiles.ts'
import { ksy, variablesKsy } from './ksy.ts'
import { exported } from './support.ts'

const text = exported('gtasa-save.ksy')
const types = [ksy, variablesKsy, ...Object.values(ksy.types)]

/** The order of keys in the style guide of Kaitai Struct; `valid` is newer than the guide. */
const attributeKeys = [
  'id -orig-id pos value size size-eos type enum contents terminator eos-error encoding',
  'repeat repeat-expr repeat-until if valid doc doc-ref',
].flatMap(keys => keys.split(' '))

function expectOrder(map: object, order: readonly string[]): void {
  const keys = Object.keys(map)
  expect(keys).toEqual(order.filter(key => keys.includes(key)))
}

// https://doc.kaitai.io/ksy_style_guide.html and CONTRIBUTING.md of kaitai_struct_formats
describe('gtasa-save.ksy follows the rules of the format library:', () => {
  it('one document in blocks of two spaces, with LF and a newline at the end', () => {
    expect(text).not.toMatch(/^(?:---|%YAML|%TAG)|\r|\t/m)
    expect(text.endsWith('\n')).toBe(true)
    expect(text.match(/^ +(?=\S)/gm)?.filter(indent => indent.length % 2 === 1)).toEqual([])
    expect(text).not.toMatch(/^ *-\n/m)
  })

  it('sections and meta in their order', () => {
    expectOrder(ksy, ['meta', 'doc', 'doc-ref', 'seq', 'types', 'enums'])
    const identity = ['id', 'title', 'application', 'file-extension', 'xref', 'license']
    expectOrder(ksy.meta, [...identity, 'ks-version', 'imports', 'endian'])
  })

  it('names, licence, references and documentation as its schema requires', () => {
    const schema: AnySchemaObject = JSON.parse(
      readFileSync(new URL('ksy.schema.json', import.meta.url), 'utf8'),
    )
    const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, 'ksy')
    for (const [part, name] of [
      [ksy, 'ksy'],
      [variablesKsy, 'ksy#/definitions/members'],
    ] as const) {
      ajv.validate(name, part)
      expect(ajv.errors, name).toBeNull()
    }
  })

  it('the file and its import are named after their ids', () => {
    const file = exportFiles.find(({ tool }) => tool === 'Kaitai Struct')
    expect(file).toMatchObject({ saveAs: `${ksy.meta.id}.ksy`, imports: `${variablesKsy.meta.id}.ksy` })
    expect(ksy.meta.imports).toEqual([variablesKsy.meta.id])
  })

  it('keys of attributes and instances in their order', () => {
    for (const { seq = [], instances = {} } of types) {
      for (const part of [...seq, ...Object.values(instances)]) expectOrder(part, attributeKeys)
    }
  })
})

describe('the code that Kaitai Struct generates from gtasa-save.ksy', () => {
  it('compiles in C#, which requires unique member names in a class', () => {
    const members = ksy.seq.map(({ id }) => id)
    for (const name of [...Object.keys(ksy.types), ...Object.keys(ksy.enums)])
      expect(members).not.toContain(name)
  })

  it('compiles in Rust, whose masks are signed', () => {
    expect(text).not.toContain('& 0x80000000')
  })

  it('peeks in Rust too, where the position in an instance is that of the start of its type', () => {
    const peeking = types.filter(({ instances = {} }) =>
      Object.values(instances).some(({ pos }) => pos === '_io.pos'),
    )
    expect(peeking).toHaveLength(1)
    for (const { seq } of peeking) expect(seq).toBeUndefined()
  })

  it('compiles in Go, which rejects unused variables', () => {
    const checks = text.match(/^ *expr: .*$/gm) ?? []
    expect(checks.length).toBeGreaterThan(0)
    for (const check of checks) expect(check).toMatch(/[" ]_[ .]/)
  })
})
