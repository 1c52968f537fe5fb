import { camelCase } from '../../../src/shared/text.ts'
import { madeFrom } from '../../build/generated-module.ts'
import type { Source } from '../../csv/engine/table.ts'
import { fileTable } from '../../tables/format/file.ts'
import { figuresOf } from '../../tables/shared/figures.ts'
import { resolveVariables } from '../../tables/shared/resolve-variables.ts'

/** How many script variables are typed, named and verified. */
export function variableSharesModule(source: Source): string {
  const all = resolveVariables(source)
  const shares = {
    all: all.length,
    typed: all.filter(({ type }) => type !== 'unused').length,
    named: all.filter(({ name }) => name !== null).length,
    verified: all.filter(({ row }) => row.evidence === 'verified').length,
  }
  return [
    madeFrom('data-csv/variables.csv', 'data-csv/variable-arrays.csv'),
    '/** Script variables: all, those with a type, those with a name, and those that are verified on saves. */\n',
    `export const variableShares = ${JSON.stringify(shares)} as const\n`,
  ].join('')
}

/** The figures that sentences of pages name, such as the number of measured saves. */
export function figuresModule(source: Source): string {
  const figures = Object.fromEntries([...figuresOf(source)].map(([name, value]) => [camelCase(name), value]))
  return `${madeFrom(fileTable.file)}export const figures = ${JSON.stringify(figures)} as const\n`
}
