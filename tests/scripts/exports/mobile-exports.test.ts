import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { ownStructs, withoutSharedDocs } from '../../../scripts/exports/shared/own-structs.ts'
import { readSave } from '../../../scripts/format/codec/read-save.ts'
import type { Value } from '../../../scripts/format/codec/value.ts'
import { mobileVariants, syntheticSave } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { announceMissing, mobileFolder, newMobileSaves } from '../../support/real-saves.ts'
import { codecs, definition, mobileCodec, mobileSaves } from '../format/support.ts'
import { member, ReadingComparer } from './compare-readings.ts'
import { compileKsy } from './kaitai-parser.ts'
import { parseBt } from './layout/parse-bt.ts'
import { parseHexpat } from './layout/parse-hexpat.ts'
import { LayoutReader, type Plain } from './layout/read-layout.ts'
import { exported } from './support.ts'

announceMissing('exports on mobile saves', mobileFolder)

const mobile = mobileCodec.definition
const earlier = mobileCodec.earlier()
if (earlier === null) throw new Error('mobile saves have one layout')
const parse = await compileKsy(parseYaml(exported('gtasa-save-mobile.ksy')), [], 'GtasaSaveMobile')
const layouts = [
  ['gtasa-save-mobile.hexpat', parseHexpat],
  ['gtasa-save-mobile.bt', parseBt],
] as const

function plain(value: Value): Plain {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.startsWith('NaN:') ? Number.NaN : value
  return value instanceof Uint8Array ? [...value] : Object.values(value).map(plain)
}

const earlierSaves = mobileVariants.map(variant => {
  return { name: `${variant.name}, earlier layout`, bytes: syntheticSave(earlier, variant) }
})

describe.each([...mobileSaves, ...newMobileSaves, ...earlierSaves])('the mobile save $name', ({ bytes }) => {
  const { codec, reading } = readSave(codecs, bytes)
  const { blocks, checksum, padding } = reading
  const described = withoutSharedDocs(codec.definition, definition)

  it('is read by the Kaitai parser like by our decoder', () => {
    const parsed = parse(bytes)
    const comparer = new ReadingComparer(described)
    for (const [index, { name, struct }] of mobile.blocks.entries()) {
      const found = described.structs.get(struct)
      const value = blocks[index]?.value
      if (found === undefined || value === undefined) throw new Error(`block ${name} was not decoded`)
      if (found.fields.length > 0) comparer.struct(found, value, member(parsed, name), name)
    }
    expect(comparer.comparison.differing).toEqual([])
    expect(parsed.padding).toHaveLength(padding?.size ?? -1)
    expect(parsed.checksum).toBe(checksum?.stored)
  })

  it.each(layouts)('is read by %s like by our decoder', (path, parseLayout) => {
    const reader = new LayoutReader(parseLayout(exported(path)), bytes)
    const file = reader.file()
    for (const [index, { name, title, typicalSize }] of mobile.blocks.entries()) {
      if (typicalSize === 0) continue
      const value = plain(blocks[index]?.value ?? {})
      expect(JSON.stringify(file.get(name)) === JSON.stringify(value), title).toBe(true)
    }
    expect(file.get('checksum')).toBe(checksum?.stored)
    expect(reader.offset).toBe((checksum?.offset ?? 0) + 4)
  })
})

describe('gtasa-save-mobile.h', () => {
  it.each([
    ['gcc', ['-x', 'c', '-std=c11']],
    ['g++', ['-x', 'c++', '-std=c++17']],
  ])('compiles with %s without a warning', (compiler, flags) => {
    if (spawnSync(compiler, ['--version']).error !== undefined) {
      process.stdout.write(`SKIPPED: compiling gtasa-save-mobile.h: no ${compiler} here\n`)
      return
    }
    const folder = mkdtempSync(join(tmpdir(), 'header-'))
    for (const name of ['gtasa-save.h', 'gtasa-save-mobile.h'])
      writeFileSync(join(folder, name), exported(name))
    const options = ['-fsyntax-only', '-Wall', '-Wextra', '-Wpedantic', '-Werror', ...flags]
    const { status, stderr } = spawnSync(compiler, [...options, join(folder, 'gtasa-save-mobile.h')], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect([status, stderr]).toEqual([0, ''])
  })

  it('declares only structs that PC saves do not have', () => {
    const names = ownStructs(mobile, definition).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['block_00', 'running_script', 'brief', 'block_28']))
    expect(names).not.toContain('stored_car')
    expect(exported('gtasa-save-mobile.h')).not.toContain('gtasa_stored_car {')
  })
})

describe('format-mobile.json', () => {
  it('is valid against the schema, and has the structs that PC saves do not have', () => {
    const validate = new Ajv2020({ allErrors: true, strict: true }).compile(
      JSON.parse(exported('format.schema.json')),
    )
    const document: unknown = JSON.parse(exported('format-mobile.json'))
    validate(document)
    expect(validate.errors).toBeNull()
    expect(document).toMatchObject({ platform: 'mobile', structs: [...ownStructs(mobile, definition)] })
  })
})
