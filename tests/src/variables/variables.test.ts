import { describe, expect, it } from 'vitest'
import { fullVariables } from '../../../scripts/tables/variables/full-variables.ts'
import { variables } from '../../../src/variables/variables.ts'
import { realSource } from '../../scripts/support/sources.ts'

describe('the variables of the site', () => {
  it('are those of the table, every cell of them', () => {
    expect(variables).toEqual(fullVariables.rows(realSource))
    expect(variables).toHaveLength(10950)
  })
})
