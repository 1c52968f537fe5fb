import { columnsCode, moduleFile, outputFile } from '../build/output-file.ts'
import type { BuildContext, StepResult } from '../build/step.ts'
import { areSound, type Source } from '../csv/declare.ts'
import { gameMissions } from '../tables/missions.ts'
import { scripts } from '../tables/scripts.ts'
import { sourcesText } from '../tables/shared/named-sources.ts'
import { variables } from '../tables/shared/script-variables.ts'
import { sharedCode } from '../tables/shared/variable-words.ts'
import { fullVariables, storedVariables } from '../tables/variables.ts'
import { tableModule } from './tables/tables-step.ts'

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

/** How the module of the script variables gets its rows: cells that follow from number and array would be 40 KB more to load. */
function variableRows(source: Source) {
  const { index: _, ...stored } = storedVariables(source)
  const others = fullVariables.columns.filter(({ property }) => !Object.hasOwn(stored, property))
  const missing = others.map(({ property }) => `'${property}'`).join(' | ')
  return {
    imports: [
      "import type { ColumnsOf } from '../shared/rows.ts'\n",
      "import { arrayResolver, derivedColumns } from '../shared/variable-array.ts'\n",
      "import { variableArrays } from './variable-arrays.ts'\n",
    ].join(''),
    constants: [
      '/** The position of a variable in its array; null outside of arrays. */\n',
      'export const arrayPositionOf = arrayResolver(variableArrays)\n\n',
      `const stored: ColumnsOf<Omit<Variable, ${missing}>> = {\n${columnsCode(stored)}}\n\n`,
      '/** All script variables; row n is variable n. */\n',
      'export const variables = rowsOf<Variable>({ ...stored, ...derivedColumns(stored, arrayPositionOf) })\n',
    ].join(''),
  }
}

/** Writes the module of the script variables, and those used by other pages about variables and scripts. */
export function variablesStep({ source }: BuildContext): StepResult {
  if (!areSound(source, variables)) return {}
  return {
    modules: [
      outputFile('variables.ts', () => tableModule(fullVariables, source, variableRows(source))),
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
      // For a page that shows some of them.
      moduleFile('variable-sources.ts', () => ({
        from: ['scripts/tables'],
        constants: { variableSources: { value: sourcesText(fullVariables, source) } },
      })),
    ],
  }
}
