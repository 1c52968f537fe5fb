import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import type { AnyTable, Problem, Source, SourceCheck } from '../csv/declare.ts'
import { remarksHavePages, sourcesFit, tablePagesExist } from './shared/rules-on-all-tables.ts'

const isTable = (value: unknown): value is AnyTable =>
  typeof value === 'object' && value !== null && 'rowMeaning' in value && 'columns' in value

/** Loads the table that a module declares. @param file the module, e.g. `blocks/20-tags.ts` */
async function loadTable(file: string): Promise<AnyTable> {
  const module: object = await import(/* @vite-ignore */ new URL(file, import.meta.url).href)
  const table = Object.values(module).find(isTable)
  if (table === undefined || `${table.name}.ts` !== file)
    throw new Error(`scripts/tables/${file} has to declare the table ${file.replace(/\.ts$/, '.csv')}`)
  return table
}

const declarations = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll(sep, '/'))
  .filter(file => file.endsWith('.ts') && !file.startsWith('shared/') && file !== 'tables.ts')
  .sort((one, other) => Number(one.includes('/')) - Number(other.includes('/')) || (one < other ? -1 : 1))

/** All tables, one per module of this folder, sorted by name: those of pages before those of the folders. */
export const tables: readonly AnyTable[] = await Promise.all(declarations.map(loadTable))

/** The tables of the format. */
export const formatTables = tables.filter(({ name }) => name.startsWith('format/'))

/** All checks: of single tables, between tables, and of all tables. */
export const checks: readonly SourceCheck[] = [
  ...tables.map(table => table.problems),
  ...tables.map(table => table.crossProblems),
  remarksHavePages(tables),
  sourcesFit(tables),
  tablePagesExist(tables),
]

/** All problems of all tables. */
export function checkTables(source: Source): readonly Problem[] {
  return checks.flatMap(check => check(source))
}
