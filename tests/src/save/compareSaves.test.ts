import { describe, expect, it } from 'vitest'
import { parseSave, setValue, writeSave } from '../../../src/generated/gtasa-save/index.js'
import { variables } from '../../../src/generated/variables.ts'
import { compareSaves } from '../../../src/save/compareSaves.ts'
import type { OpenedSave } from '../../../src/save/readSave.ts'
import { mobileSaves } from '../../scripts/format/support.ts'
import { typicalBytes } from '../../scripts/library/support.ts'
import { type RealSave, realSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import { openSave } from './open-save.ts'

/** A save with other values. */
function changed(bytes: Uint8Array, values: Readonly<Record<string, number>>): OpenedSave {
  const save = parseSave(bytes)
  for (const [path, value] of Object.entries(values)) setValue(save, path, value)
  return openSave(writeSave(save, { unchecked: true }))
}

const openedAt = (index: number, saves: readonly RealSave[]) =>
  openSave(required(saves[index], `save ${index}`).bytes)

describe('the comparison of two saves', () => {
  const before = openSave(typicalBytes)
  const after = changed(typicalBytes, {
    'block00.game_time_ms': 1,
    'block01.globals[1489]': 7,
    'block15.money': 99,
  })

  it('lists what differs, with names of script variables and offsets of the opened save', () => {
    const rows = compareSaves(before, after, ['clocks', 'pointers', 'padding'])
    expect(rows.map(({ path }) => path)).toEqual(['block01.globals[1489]', 'block15.money'])
    const [variable, money] = rows
    expect(variable).toMatchObject({ meaning: expect.stringMatching(/^\w+/), after: 7 })
    const old = new DataView(typicalBytes.buffer, typicalBytes.byteOffset)
    const offset = Number.parseInt(money?.fileOffsetHex ?? '', 16)
    expect(money).toMatchObject({
      block: '15',
      before: old.getInt32(offset, true),
      after: 99,
      difference: 99 - old.getInt32(offset, true),
      route: '/block/15?f=0004',
    })
  })

  it('lists clocks unless they are hidden', () => {
    const paths = compareSaves(before, after, []).map(({ path }) => path)
    expect(paths).toContain('block00.game_time_ms')
  })

  it('shows script variables with the type that they have', () => {
    const one = 0x3f800000 // as a float
    const shown = (['float', 'int'] as const).map(type => {
      const path = `block01.globals[${variables.findIndex(variable => variable.type === type)}]`
      return compareSaves(before, changed(typicalBytes, { [path]: one }), [])[0]?.after
    })
    expect(shown).toEqual([1, one])
  })

  it.runIf(realSaves.length > 1)('has the bytes of both files at the offset of each row', () => {
    const [one, other] = [openedAt(0, realSaves), openedAt(1, realSaves)]
    const rows = compareSaves(one, other, [])
    expect(rows.length).toBeGreaterThan(1000)
    for (const { path, before, fileOffsetHex } of rows)
      if (before !== null) expect(one.at(Number.parseInt(fileOffsetHex, 16))).toMatchObject({ path })
  })

  it.runIf(mobileSaves.length > 1)('reads saves of phones, too', () => {
    const [one, other] = [openedAt(0, mobileSaves), openedAt(1, mobileSaves)]
    expect(compareSaves(one, one, [])).toEqual([])
    expect(compareSaves(one, other, []).some(({ meaning }) => meaning !== null)).toBe(true)
  })
})
