import { expect, it } from 'vitest'
import { realSaves } from '../../support/real-saves.ts'
import { decoded, saveWith, variantOf, verdictOf } from './support.ts'

it.skipIf(realSaves.length === 0)('a stored car of a real save has components that fit', () => {
  const listed = realSaves.flatMap(({ bytes }) => decoded(bytes).violations)
  expect(listed.filter(({ path }) => path.includes('mods'))).toEqual([])
})

it('a save with an unknown version id is of no version', () => {
  const bytes = saveWith(variantOf('typical counts'), '00', () => ({ version_id: 0x12345678 }))
  expect(verdictOf(bytes).version).toBeNull()
})

it.each([
  [194_146, [{ block: '01', value: 408 }]],
  [84_856, []],
])('the main script of the unmodified game has all its variables: of %i bytes', (main_script_size, found) => {
  const few = { globals: Array.from({ length: 100 }, () => 0), variable_space_size: 408, jump_offset: 408 }
  const bytes = saveWith(variantOf('typical counts'), '01', () => ({ ...few, main_script_size }))
  const { violations } = verdictOf(bytes)
  expect(violations.filter(({ path }) => path === 'block01.variable_space_size')).toMatchObject(found)
})
