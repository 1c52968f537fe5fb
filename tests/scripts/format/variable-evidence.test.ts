import { describe, expect, it } from 'vitest'
import { checkVariables } from '../../../scripts/format/variable-evidence/check-variables.ts'
import { verifiedBySaves } from '../../../scripts/format/variable-evidence/variable-tests.ts'
import { resolveVariables } from '../../../scripts/tables/shared/resolve-variables.ts'
import { realSource } from '../support/sources.ts'
import { announceMissingEvidenceSaves, evidenceSaves, hasEvidenceSaves } from './evidence-saves.ts'

announceMissingEvidenceSaves('what saves verify of script variables')

describe.skipIf(!hasEvidenceSaves)('script variables', () => {
  it('pass every test of what their rows call verified, in all saves', () => {
    const results = checkVariables(realSource, evidenceSaves)
    const failures = results.flatMap(result => result.failures)
    const tests = results.reduce((sum, result) => sum + result.tests, 0)
    expect(failures).toEqual([])
    expect(tests).toBeGreaterThan(900_000)
  })

  it('are not called more verified than saves show', () => {
    const rank = ['type', 'use', 'value']
    const overrated = resolveVariables(realSource).filter(variable => {
      const { verified } = variable.row
      if (verified === null || verified === 'meaning') return false
      const found = verifiedBySaves(variable, realSource, evidenceSaves)
      return found === null || rank.indexOf(found) < rank.indexOf(verified)
    })
    expect(overrated.map(({ index, name }) => `${index} ${name}`)).toEqual([])
  })

  it('of type float would fail as whole numbers, and whole numbers as floats', () => {
    const swapped = resolveVariables(realSource)
      .filter(
        ({ row, type }) =>
          (row.verified === 'type' || row.verified === 'use') && (type === 'float' || type === 'int'),
      )
      .map(variable => ({
        ...variable,
        kind: null,
        type: variable.type === 'int' ? ('float' as const) : ('int' as const),
      }))
      .filter(
        variable =>
          verifiedBySaves(
            { ...variable, row: { ...variable.row, seen: null, initial: null } },
            realSource,
            evidenceSaves,
          ) !== null,
      )
    expect(swapped.map(({ index, name }) => `${index} ${name}`)).toEqual([])
  })
})
