import { camelCase } from '../../../src/shared/text.ts'
import { madeFrom, outputFile } from '../../build/output-file.ts'
import type { BuildContext, StepResult } from '../../build/step.ts'
import type { Source } from '../../csv/engine/table.ts'
import { fileTable } from '../../tables/format/file.ts'
import { gameMissions } from '../../tables/missions.ts'
import { scripts } from '../../tables/scripts.ts'
import { variables } from '../../tables/shared/authored-variables.ts'
import { figuresOf } from '../../tables/shared/figures.ts'
import { sourcesText } from '../../tables/shared/named-sources.ts'
import { resolveVariables } from '../../tables/shared/resolve-variables.ts'
import { sharedCode } from '../../tables/shared/variable-words.ts'
import { fullVariables, storedVariables } from '../../tables/variables.ts'
import { moduleHead, rowTypeCode, tableInfoCode } from '../tables/table-module.ts'

/** How many script variables are typed, named and verified. */
function variableSharesModule(source: Source): string {
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
function figuresModule(source: Source): string {
  const figures = Object.fromEntries([...figuresOf(source)].map(([name, value]) => [camelCase(name), value]))
  return `${madeFrom(fileTable.file)}export const figures = ${JSON.stringify(figures)} as const\n`
}

/** The scripts by name, with only what the variable page shows: a thirteenth of the whole table. */
function scriptsModule(source: Source): string {
  const titles = new Map(gameMissions.rows(source).map(({ number, title }) => [number, title]))
  const rows = scripts.rows(source).flatMap(({ name, kind, number, variablesRead, variablesWritten }) => {
    if (name === null) return []
    const title = kind === 'mission' && number !== null ? (titles.get(number) ?? null) : null
    return [`  ${JSON.stringify([name, kind, variablesRead, variablesWritten, title])},\n`]
  })
  return [
    madeFrom(scripts.file, gameMissions.file),
    "export type ScriptKind = 'thread' | 'mission' | 'streamed'\n\n",
    '/** Name and kind of a script, how many different variables it reads and sets, and the title of a mission. */\n',
    'export type ScriptFacts = readonly [\n  name: string,\n  kind: ScriptKind,\n  reads: number,\n  writes: number,\n  title: string | null,\n]\n\n',
    `export const variableScripts: readonly ScriptFacts[] = [\n${rows.join('')}]\n\n`,
    '/** What stands among the users of variables and is no script, in words. */\n',
    `export const sharedCode: Readonly<Record<string, string>> = ${JSON.stringify(sharedCode)}\n`,
  ].join('')
}

/** The script variables as columns; src/variables adds what is derived from number and array. */
function variablesModule(source: Source): string {
  const { index: _, ...columns } = storedVariables(source)
  const lines = Object.entries(columns).map(([name, cells]) => `  ${name}: ${JSON.stringify(cells)},\n`)
  return [
    moduleHead(fullVariables),
    rowTypeCode(fullVariables),
    '/** The stored cells of the variables. */\n',
    "export type StoredVariable = Omit<Variable, 'index' | 'offsetHex' | 'dollar' | 'scriptOffset' | 'array' | 'element'>\n\n",
    `export const variableColumns: { readonly [Key in keyof StoredVariable]: readonly StoredVariable[Key][] } = {\n${lines.join('')}}\n\n`,
    tableInfoCode(fullVariables, source, sourcesText(fullVariables, source)),
  ].join('')
}

/** Sources of the variable names, for a page that shows some of them. */
function variableSourcesModule(source: Source): string {
  const words = sourcesText(fullVariables, source)
  return `${madeFrom('scripts/tables')}export const variableSources = ${JSON.stringify(words)}\n`
}

/** Writes the module of the script variables, and those used by other pages about variables and scripts. */
export function variablesStep({ source }: BuildContext): StepResult {
  if (variables.problems(source).length > 0) return {}
  return {
    modules: [
      outputFile('variables.ts', () => variablesModule(source)),
      outputFile('variable-scripts.ts', () => scriptsModule(source)),
      outputFile('variable-sources.ts', () => variableSourcesModule(source)),
      outputFile('figures.ts', () => figuresModule(source)),
      outputFile('variable-shares.ts', () => variableSharesModule(source)),
    ],
  }
}
