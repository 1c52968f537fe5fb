import { describe, expect, it } from 'vitest'
import { fullVariables } from '../../../scripts/tables/variables/full-variables.ts'
import { scripts } from '../../../scripts/tables/variables/scripts.ts'
import { variablesTable } from '../../../src/generated/variables.ts'
import { readVariables } from '../../../src/variables/readVariables.ts'
import { variablesByScript } from '../../../src/variables/variablesByScript.ts'
import { realSource } from '../../scripts/support/sources.ts'

describe('the variables of the site', () => {
  it('are those of the table, every cell of them', () => {
    expect(readVariables()).toEqual(fullVariables.rows(realSource))
    expect(variablesTable.rowCount).toBe(10950)
  })

  it('lead from a script to what it uses and back', () => {
    const byScript = variablesByScript(readVariables())
    const sweet = byScript.get('SWEET') ?? []
    expect(sweet.map(({ name }) => name)).toContain('sweet_missions_passed')
    expect(sweet.every(({ usedBy }) => usedBy?.split(' ').includes('SWEET'))).toBe(true)
    const known = new Set([...scripts.rows(realSource).map(({ name }) => name), 'main', 'unreached'])
    expect([...byScript.keys()].filter(name => !known.has(name))).toEqual([])
  })
})
