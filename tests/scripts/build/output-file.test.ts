import { expect, it } from 'vitest'
import { moduleFile } from '../../../scripts/build/output-file.ts'

it('a generated module names its sources, imports types from the shared leaf, and has one entry a line', () => {
  const { path, content } = moduleFile('format/doors.ts', () => ({
    from: ['data-csv/doors.csv', 'data-csv/format'],
    types: { 'door-types': ['Door', 'Sides'] },
    code: 'export type Doors = readonly Door[]\n',
    constants: {
      doors: { doc: 'The doors.', type: 'Doors', value: [{ id: 1, 'the name': 'a"b' }] },
      sides: { value: { inside: [1, null], '00': true } },
    },
  }))
  expect(path).toBe('format/doors.ts')
  expect(
    content,
  ).toBe(`// Generated from data-csv/doors.csv and data-csv/format by \`npm run data\`. Edit that file, not this one.

import type { Door, Sides } from '../../shared/door-types.ts'

export type Doors = readonly Door[]

/** The doors. */
export const doors: Doors = [
  {id:1,"the name":"a\\"b"},
]

export const sides = {
  inside:[1,null],
  "00":true,
}
`)
})
