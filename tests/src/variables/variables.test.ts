import { expect, it } from 'vitest'
import { fullVariables } from '../../../scripts/tables/variables.ts'
import { variables } from '../../../src/generated/variables.ts'
import { observedValues } from '../../../src/variables/variableTable.tsx'
import { realSource } from '../../scripts/support/sources.ts'

it('the variables on the site are those of the table, in every cell', () => {
  expect(variables).toEqual(fullVariables.rows(realSource))
  expect(variables).toHaveLength(10950)
})

it.each([
  ['only 5', 'only 5'],
  ['one of -1 0', 'one of -1, 0'],
  ['from 0 to 90', 'from 0 to 90'],
  ['one of 0 15 5.5 1002 1002 1002', 'one of 0, 15, 5.5, 1002 (3 values, rounded)'],
  ['one of -1273 -1273 0', 'one of -1273 (2 values, rounded), 0'],
  ['one of -2027 -2027', '-2027 (2 values, rounded)'],
])('observed values “%s” are listed as “%s”', (seen, text) => {
  expect(observedValues(seen)).toBe(text)
})
