import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { withoutSharedDocs } from '../../../scripts/exports/exports-step.ts'
import { readSave } from '../../../scripts/format/codec/read-save.ts'
import { ownStructs } from '../../../scripts/format/structs.ts'
import { newMobileSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { mobileVariants, syntheticSave } from '../../support/synthetic-saves.ts'
import { codecs, definition, mobileCodec, mobileSaves } from '../format/support.ts'
import { compareReadings } from './compare-readings.ts'
import { compileKsy } from './kaitai-parser.ts'
import { expectSameReading } from './layout/check-layout.ts'
import { parseBt } from './layout/parse-bt.ts'
import { parseHexpat } from './layout/parse-hexpat.ts'
import { exported, isFormat } from './support.ts'

const mobile = mobileCodec.definition
const earlier = required(mobileCodec.earlier(), 'earlier layout of mobile saves')
const parse = await compileKsy(parseYaml(exported('gtasa-save-mobile.ksy')), [], 'GtasaSaveMobile')
const layouts = [
  ['gtasa-save-mobile.hexpat', parseHexpat],
  ['gtasa-save-mobile.bt', parseBt],
] as const

const earlierSaves = mobileVariants.map(variant => {
  return { name: `${variant.name}, earlier layout`, bytes: syntheticSave(earlier, variant) }
})

describe.each([...mobileSaves, ...newMobileSaves, ...earlierSaves])('the mobile save $name', ({ bytes }) => {
  const { codec, reading } = readSave(codecs, bytes)

  it('is read by the Kaitai parser like by our decoder', () => {
    const described = { ...mobile, structs: withoutSharedDocs(codec.definition, definition).structs }
    expect(compareReadings(described, reading, parse(bytes)).differing).toEqual([])
  })

  it.each(layouts)('is read by %s like by our decoder', (path, parseLayout) => {
    expectSameReading(parseLayout(exported(path)), bytes, reading, mobile)
  })
})

it('gtasa-save-mobile.h declares only structs that PC saves do not have', () => {
  const names = ownStructs(mobile, definition).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['block_00', 'running_script', 'brief', 'block_28']))
  expect(names).not.toContain('stored_car')
  expect(exported('gtasa-save-mobile.h')).not.toContain('gtasa_stored_car {')
})

it('format-mobile.json is valid against the schema, and has the structs that PC saves do not have', () => {
  const document: unknown = JSON.parse(exported('format-mobile.json'))
  isFormat(document)
  expect(isFormat.errors).toBeNull()
  expect(document).toMatchObject({ platform: 'mobile', structs: [...ownStructs(mobile, definition)] })
})
