import { variableBytes } from '#shared/script-variable.ts'
import { camelCase } from '#shared/text.ts'
import { madeFrom, moduleFile, outputFile } from '../../build/output-file.ts'
import type { BuildContext, StepResult } from '../../build/step.ts'
import { areSound, type Source } from '../../csv/declare.ts'
import { fileTable } from '../../tables/format/file.ts'
import { gameMissions } from '../../tables/missions.ts'
import { scripts } from '../../tables/scripts.ts'
import { variables } from '../../tables/shared/authored-variables.ts'
import { figuresOf } from '../../tables/shared/figures.ts'
import { sourcesText } from '../../tables/shared/named-sources.ts'
import { resolveVariables } from '../../tables/shared/resolve-variables.ts'
import { sharedCode } from '../../tables/shared/variable-words.ts'
import { variableArrays } from '../../tables/variable-arrays.ts'
import { fullVariables, storedVariables } from '../../tables/variables.ts'
import { moduleHead, rowTypeCode, tableInfoCode } from '../tables/tables-step.ts'

/** How many script variables are typed, named and verified, and the bytes of all. */
function variableShares(source: Source): object {
  const all = resolveVariables(source)
  return {
    all: all.length,
    bytes: variableBytes * all.length,
    typed: all.filter(({ type }) => type !== 'unused').length,
    named: all.filter(({ name }) => name !== null).length,
    verified: all.filter(({ row }) => row.evidence === 'verified').length,
  }
}

const scriptTypes = `export type ScriptKind = 'thread' | 'mission' | 'streamed'

/** Name and kind of a script, how many different variables it reads and sets, and the title of a mission. */
export type ScriptFacts = readonly [
  name: string,
  kind: ScriptKind,
  reads: number,
  writes: number,
  title: string | null,
]
`

/** The scripts by name, with only what the variable page shows: a thirteenth of the whole table. */
function scriptFacts(source: Source): object {
  const titles = new Map(gameMissions.rows(source).map(({ number, title }) => [number, title]))
  return scripts.rows(source).flatMap(({ name, kind, number, variablesRead, variablesWritten }) => {
    if (name === null) return []
    const title = kind === 'mission' && number !== null ? (titles.get(number) ?? null) : null
    return [[name, kind, variablesRead, variablesWritten, title]]
  })
}

/** The script variables as columns; src/variables adds what is derived from number and array. */
function variablesModule(source: Source): string {
  const { index: _, ...columns } = storedVariables(source)
  const lines = Object.entries(columns).map(([name, cells]) => `  ${name}: ${JSON.stringify(cells)},\n`)
  return [
    moduleHead(fullVariables, 'TableInfo'),
    rowTypeCode(fullVariables),
    '/** The stored cells of the variables. */\n',
    "export type StoredVariable = Omit<Variable, 'index' | 'offsetHex' | 'dollar' | 'scriptOffset' | 'array' | 'element'>\n\n",
    `export const variableColumns: { readonly [Key in keyof StoredVariable]: readonly StoredVariable[Key][] } = {\n${lines.join('')}}\n\n`,
    tableInfoCode(fullVariables, source, sourcesText(fullVariables, source), 'TableInfo'),
  ].join('')
}

/** Writes the module of the script variables, and those used by other pages about variables and scripts. */
export function variablesStep({ source }: BuildContext): StepResult {
  if (!areSound(source, variables)) return {}
  return {
    modules: [
      outputFile('variables.ts', () => variablesModule(source)),
      moduleFile('variable-scripts.ts', () => ({
        from: [scripts.file, gameMissions.file],
        code: scriptTypes,
        constants: {
          variableScripts: { type: 'readonly ScriptFacts[]', value: scriptFacts(source) },
          sharedCode: {
            doc: 'Users of variables that are not scripts, in words.',
            type: 'Readonly<Record<string, string>>',
            value: sharedCode,
          },
        },
      })),
      outputFile(
        'variable-sources.ts',
        // For a page that shows some of them.
        () =>
          `${madeFrom('scripts/tables')}export const variableSources = ${JSON.stringify(sourcesText(fullVariables, source))}\n`,
      ),
      moduleFile('figures.ts', () => ({
        from: [fileTable.file],
        constants: {
          figures: {
            doc: 'The figures that sentences of pages name, such as the number of measured saves.',
            value: Object.fromEntries(
              [...figuresOf(source)].map(([name, value]) => [camelCase(name), value]),
            ),
          },
        },
      })),
      moduleFile('variable-shares.ts', () => ({
        from: [variables.file, variableArrays.file],
        constants: {
          variableShares: {
            doc: 'Script variables: all, their bytes, those with a type, those with a name, and those that are verified on saves.',
            value: variableShares(source),
          },
        },
      })),
    ],
  }
}
