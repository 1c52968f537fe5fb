import type { Source } from '../table-engine/table.ts'
import { gameMissions } from '../tables/variables/game-missions.ts'
import { scripts } from '../tables/variables/scripts.ts'

/** The scripts by name with what a page about variables says of them: a thirteenth of the whole table. */
export function scriptsModule(source: Source): string {
  const titles = new Map(gameMissions.rows(source).map(({ number, title }) => [number, title]))
  const rows = scripts.rows(source).flatMap(({ name, kind, number, variablesRead, variablesWritten }) => {
    if (name === null) return []
    const title = kind === 'mission' && number !== null ? (titles.get(number) ?? null) : null
    return [`  ${JSON.stringify([name, kind, variablesRead, variablesWritten, title])},\n`]
  })
  return [
    '// Made from data-csv/scripts.csv and missions.csv by `npm run data`. Edit the tables there, not this file.\n\n',
    "export type ScriptKind = 'thread' | 'mission' | 'streamed'\n\n",
    '/** Name and kind of a script, how many different variables it reads and sets, and the title of a mission. */\n',
    'export type ScriptFacts = readonly [\n  name: string,\n  kind: ScriptKind,\n  reads: number,\n  writes: number,\n  title: string | null,\n]\n\n',
    `export const variableScripts: readonly ScriptFacts[] = [\n${rows.join('')}]\n`,
  ].join('')
}
