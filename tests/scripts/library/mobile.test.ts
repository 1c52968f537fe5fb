import { describe, expect, it } from 'vitest'
import { required } from '../../support/required.ts'
import { mobileSaves } from '../format/support.ts'
import { blocksOf, errorsOf, library } from './support.ts'

const { parseSave, writeSave, offsetOf, fieldAt, layout } = library
const firstSave = () => parseSave(mobileSaves[0]?.bytes ?? new Uint8Array())

describe('the package, with mobile saves', () => {
  it('writes a changed value, and counts from lists and texts', () => {
    const save = firstSave()
    blocksOf(save).playerInfo.money = 123_456
    blocksOf(save).screenEffects.briefs[0].key = 'HELP1'
    blocksOf(save).screenEffects.briefs[0].numbers = [1, 2, 3, 4, 5, 6]
    blocksOf(save).scripts.resources.length = 0
    const again = parseSave(writeSave(save))
    expect(blocksOf(again).playerInfo.money).toBe(123_456)
    expect(blocksOf(again).screenEffects.briefs[0]).toMatchObject({ key: 'HELP1', keyLength: 5 })
    expect(blocksOf(again).scripts.resourceCount).toBe(0)
    expect(errorsOf(again)).toEqual([])
  })

  it('knows the offset of an element whose offset depends on the sizes of those before it', () => {
    const save = firstSave()
    const key = required([...layout(save, 'screenEffects.briefs[all].key')].at(-1), 'key')
    expect(key.path).toMatch(/^block28\.briefs\[\d+\]\.key$/)
    expect(offsetOf(save, key.path)).toBe(key.offset)
    expect(fieldAt(save, key.offset)).toEqual({ part: 'field', ...key })
  })
})
