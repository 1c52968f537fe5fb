import { expect, it } from 'vitest'
import { savehouses } from '../../../../scripts/tables/savehouses.ts'
import { weapons } from '../../../../scripts/tables/weapons.ts'
import { required } from '../../../support/required.ts'
import { cellsOf, sourceWithFiles, withRow } from '../../support/sources.ts'

const fixOf = (table: typeof weapons | typeof savehouses, edit: (cells: string[]) => string[]) => {
  const line = 3
  const cells = edit(required(cellsOf(table.file)[line - 1], 'row'))
  const [problem] = table.problems(sourceWithFiles([withRow(table.file, line, cells)]))
  return problem?.fix
}

it('finds the comma of a text without quotes', () => {
  expect(fixOf(weapons, row => row.toSpliced(2, 1, 'Brass', ' Knuckles'))).toBe(
    'write "Brass, Knuckles" with its quotes',
  )
})

it('finds a decimal comma', () => {
  const [header = [], , row = []] = cellsOf(savehouses.file)
  const index = header.indexOf('x')
  const x = row[index] ?? ''
  expect(x).toContain('.')
  expect(fixOf(savehouses, cells => cells.toSpliced(index, 1, ...x.split('.')))).toBe(`write ${x}`)
})

it('finds the empty cell that a row has lost', () => {
  expect(fixOf(weapons, row => row.toSpliced(3, 1))).toBe('add the comma of the empty other_name')
})

it('names no cell if several are possible', () => {
  expect(fixOf(weapons, row => row.slice(0, 3))).toContain('add the missing commas')
  expect(fixOf(weapons, row => [...row, 'more', 'still more'])).toContain('remove the extra cells')
})
