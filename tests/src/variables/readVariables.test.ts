import { describe, expect, it } from 'vitest'
import { fullVariables } from '../../../scripts/tables/variables/full-variables.ts'
import { variablesTable } from '../../../src/generated/variables.ts'
import { readVariables } from '../../../src/variables/readVariables.ts'
import { realSource } from '../../scripts/support/sources.ts'

describe('the variables of the site', () => {
  it('are those of the table, every cell of them', () => {
    expect(readVariables()).toEqual(fullVariables.rows(realSource))
    expect(variablesTable.rowCount).toBe(10950)
  })
})
