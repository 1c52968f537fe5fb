import { expect, it } from 'vitest'
import { fullVariables } from '../../../scripts/tables/variables.ts'
import { variables } from '../../../src/generated/variables.ts'
import { realSource } from '../../scripts/support/sources.ts'

it('the variables on the site are those of the table, in every cell', () => {
  expect(variables).toEqual(fullVariables.rows(realSource))
  expect(variables).toHaveLength(10950)
})
