import { madeFrom } from '../../build/generated-module.ts'
import type { Source } from '../../csv/engine/table.ts'
import { resolveVariables } from '../../tables/variables/resolve-variables.ts'

/** How many script variables are typed, named and verified. */
export function variableSharesModule(source: Source): string {
  const all = resolveVariables(source)
  const shares = {
    all: all.length,
    typed: all.filter(({ type }) => type !== 'unused').length,
    named: all.filter(({ name }) => name !== null).length,
    proven: all.filter(({ row }) => row.evidence === 'proven').length,
  }
  return [
    madeFrom('data-csv/variables.csv', 'data-csv/variable-arrays.csv'),
    '/** Script variables: all, those with a type, those with a name, and those that are proven on saves. */\n',
    `export const variableShares = ${JSON.stringify(shares)} as const\n`,
  ].join('')
}
