import { describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import type { BlockSample } from '../../../scripts/format/definition.ts'
import { blockSample } from '../../../scripts/format/sample/sample-module.ts'
import { sampleSave } from '../../../scripts/format/sample/sample-save.ts'
import { required } from '../../support/required.ts'
import { realSource, sourceWith } from '../support/sources.ts'
import { blockOf, codec, codecs, definition } from './support.ts'

const bytes = sampleSave(codec.definition, realSource).encode(codec)
const reading = decodeSave(codec, bytes)

function sampleOf(number: string): BlockSample {
  const found = reading.blocks.find(candidate => candidate.number === number)
  return blockSample(definition, blockOf(number), bytes, required(found, `block ${number}`))
}

describe('the sample save', () => {
  it.each(codecs.map(one => [one.definition.platform, one] as const))('is a sound save of %s', (_, one) => {
    const { errors, violations, breaches, checksum } = decodeSave(
      one,
      sampleSave(one.definition, realSource).encode(one),
    )
    expect([errors, violations, breaches]).toEqual([[], [], []])
    expect(checksum?.stored).toBe(checksum?.computed)
  })

  it('gives bytes and text of a field, decoded by the codec', () => {
    expect(sampleOf('15').block_15?.money).toEqual(['33040000', '1075'])
    expect(sampleOf('00').block_00?.weather_forced?.[1]).toMatch(/^−1, none/)
    expect(sampleOf('00').block_00?.taxi_nitro).toEqual(['00', '0, no'])
    expect(sampleOf('01').running_script?.name).toEqual(['6D61696E00000000', '“main”'])
  })

  it('gives the first of repeated structs, and the first bytes of long fields', () => {
    expect(sampleOf('03').vec3?.x?.[0]).toBe(sampleOf('03').stored_car?.position?.[0].slice(0, 8))
    expect(sampleOf('25').block_25?.doors?.[0]).toHaveLength(32)
    expect(sampleOf('22').price_change).toBeUndefined()
  })

  it('rejects values that a field cannot contain, and values that are the default', () => {
    const rows = [
      ['00.camera_position.w,is 1', 'names w, which vec3 does not have'],
      ['00.weather_old,is 99', 'is outside the range of the field'],
      ['15.max_health,is 300', 'does not fit u8'],
      ['15.money,is 0', 'is already the default of the sample'],
      ['15.money_shown,text much', 'does not fit i32 of 4 bytes'],
      ['15.size,is 40 40', 'has more numbers than the field'],
      ['00.filler_69,bytes 6B', 'does not fit raw of 3 bytes'],
      ['22.price_changes.price,is 1', 'refers to price_changes, which is not a struct in the sample'],
      ['99.money,is 1', 'names block 99, which does not exist'],
    ]
    const text = ['path,platform,value', ...rows.map(([row]) => row?.replace(',', ',,')), ''].join('\n')
    const source = sourceWith({ 'data-csv/format/usual-values.csv': text })
    const { problems } = sampleSave(codec.definition, source)
    expect(problems.map(({ line, rule }) => [line, rule])).toEqual(
      rows.map(([, rule], index) => [index + 2, rule]),
    )
  })
})
