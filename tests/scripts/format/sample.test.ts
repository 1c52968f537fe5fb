import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import type { BlockSample } from '../../../scripts/format/definition.ts'
import { blockSample } from '../../../scripts/format/sample/sample-module.ts'
import { sampleSave } from '../../../scripts/format/sample/sample-save.ts'
import { readRows } from '../../support/csv-rows.ts'
import { required } from '../../support/required.ts'
import { realSource, sourceWith, toCsv } from '../support/sources.ts'
import { codec, codecs, definition, verdictOf } from './support.ts'

const bytes = sampleSave(codec.definition, realSource).encode(codec)
const reading = decodeSave(codec, bytes)

function sampleOf(number: string): BlockSample {
  const found = reading.blocks.find(({ block }) => block.number === number)
  return blockSample(definition, bytes, required(found, `block ${number}`))
}

describe('the sample save', () => {
  it.each(codecs.map(one => [one.definition.platform, one] as const))(
    'is a sound save of %s',
    (platform, one) => {
      const verdict = verdictOf(sampleSave(one.definition, realSource).encode(one))
      expect(verdict).toMatchObject({ platform, errors: [], violations: [] })
    },
  )

  it('gives bytes and text of a field, decoded by the codec', () => {
    expect(sampleOf('15').block_15?.money).toEqual(['33040000', '1,075'])
    expect(sampleOf('00').block_00?.weather_forced?.[1]).toMatch(/^−1, none/)
    expect(sampleOf('00').block_00?.taxi_nitro).toEqual(['00', '0, no'])
    expect(sampleOf('01').running_script?.name).toEqual(['6D61696E00000000', '“main”'])
  })

  it('gives the first of repeated structs, and the first bytes of long fields', () => {
    const [hex] = required(sampleOf('03').stored_car?.position, 'position of a stored car')
    expect(sampleOf('03').vec3?.x?.[0]).toBe(hex.slice(0, 8))
    expect(sampleOf('25').block_25?.doors?.[0]).toHaveLength(32)
    expect(sampleOf('22').price_change).toBeUndefined()
  })

  it('rejects values that a field cannot contain, and values that are the default', () => {
    const rows = readRows(new URL('wrong-usual-values.csv', import.meta.url))
    const cells = rows.map(({ path = '', value = '' }) => [path, '', value])
    const text = toCsv([['path', 'platform', 'value'], ...cells])
    const source = sourceWith({ 'data-csv/format/usual-values.csv': text })
    const { problems } = sampleSave(codec.definition, source)
    expect(problems.map(({ line, rule }) => [line, rule])).toEqual(
      rows.map(({ rule }, index) => [index + 2, rule]),
    )
  })
})
