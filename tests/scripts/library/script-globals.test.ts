import { describe, expect, it } from 'vitest'
import { PathError } from '../../../scripts/library/index.ts'
import { allSaves, blocksOf, library, namedSave, names, typicalSave } from './support.ts'

const { parseSave, writeSave } = library

describe('script variables', () => {
  it('are read and changed by number, as integers and as floats', () => {
    const save = typicalSave()
    const { globals } = save.script
    expect(globals.length).toBe(10_950)
    globals.set(409, -5)
    globals.setFloat(410, 1.5)
    expect([globals.get(409), globals.getFloat(410)]).toEqual([-5, 1.5])
    const again = parseSave(writeSave(save)).script.globals
    expect([again.get(409), again.getFloat(410)]).toEqual([-5, 1.5])
    expect(blocksOf(save).scripts.globals[409]).toBe(0xfffffffb)
  })

  it('are read and changed by name, with their types', () => {
    const save = namedSave()
    const { globals } = save.script
    globals.set('gf_progress', [1, 2, 3, 4, 5, 6])
    globals.set('gf_progress[2]', -100)
    expect(globals.get('gf_progress')).toEqual([1, 2, -100, 4, 5, 6])
    expect(globals.get('gf_progress[5]')).toBe(6)
    globals.set('gym_bike_progress', 0.5)
    expect([globals.get('gym_bike_progress'), globals.getFloat(2)]).toEqual([0.5, 0.5])
  })

  it('are texts if their type is text', () => {
    const { name = '' } =
      names.elements.find(({ type, count }) => type === 'text8' && count === undefined) ?? {}
    const { globals } = namedSave().script
    globals.set(name, 'ABC')
    expect(globals.get(name)).toBe('ABC')
    expect(() => globals.set(name, 'too long a text')).toThrow(RangeError)
  })

  it.each(['mony', 'gf_progress[6]', 'player_handle[0]', 'gf progress', 10_950, -1, 0.5])(
    'do not include %j',
    key => {
      const { globals } = namedSave().script
      expect(() => globals.get(key)).toThrow(PathError)
      expect(() => globals.set(key, 0)).toThrow(PathError)
    },
  )

  it.each([
    [5, 'text'],
    [5, 2 ** 32],
    [5, 0.5],
    [5, Number.NaN],
    ['gf_progress', [1, 2]],
    ['gf_progress', 1],
    ['gym_bike_progress', 1e39],
  ] as const)('reject %j = %j', (key, value) => {
    const { globals } = namedSave().script
    expect(() => globals.set(key, value)).toThrow(RangeError)
  })

  it('have names only if these are loaded and apply to the save', () => {
    expect(() => typicalSave().script.globals.get('gf_progress')).toThrow('gtasa-save/names')
    const other = parseSave(allSaves[0]?.bytes ?? new Uint8Array(), { names })
    expect(() => other.script.globals.get('gf_progress')).toThrow('another game script')
    expect(other.script.globals.get(3)).toBeTypeOf('number')
  })
})
