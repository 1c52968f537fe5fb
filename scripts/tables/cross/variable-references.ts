import { memoizeBy } from '../../../src/shared/memoize.ts'
import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { reference } from '../../csv/engine/cross/reference.ts'
import { problemAt, type Source, type TableRows } from '../../csv/engine/table.ts'
import { missions } from '../blocks/01-missions.ts'
import { otherVariables } from '../blocks/01-other-variables.ts'
import { schoolStates } from '../blocks/01-school-state.ts'
import { schoolExercises } from '../blocks/01-schools.ts'
import { statistics } from '../blocks/16-statistics.ts'
import { checklist } from '../checklist.ts'
import { notCounted } from '../not-counted.ts'
import { threads } from '../threads.ts'
import { gameMissions } from '../variables/game-missions.ts'
import { missionChanges } from '../variables/mission-changes.ts'
import { resolveVariables, variablesByName } from '../variables/resolve-variables.ts'
import type { ResolvedVariable } from '../variables/resolved-variable.ts'
import { scripts } from '../variables/scripts.ts'
import { variableArrays } from '../variables/variable-arrays.ts'
import { variables } from '../variables/variables.ts'
import { sharedCode } from '../variables/words.ts'
import { listReference } from './list-references.ts'

const namesOf = memoizeBy(
  (rows: TableRows<{ name: string | null }>): ReadonlySet<string> =>
    new Set(rows.isWhole ? rows.allRows.map(({ values }) => String(values.name)) : []),
)
const usersOf = memoizeBy(
  (names: ReadonlySet<string>) => new Set(names.size === 0 ? [] : [...names, ...Object.keys(sharedCode)]),
)
const idsOf = memoizeBy(
  (rows: TableRows<{ id: number }>): ReadonlySet<string> =>
    new Set(rows.isWhole ? rows.allRows.map(({ values }) => String(values.id)) : []),
)

const variableNames = memoizeBy(
  (resolved: readonly ResolvedVariable[]): ReadonlySet<string> => new Set(variablesByName(resolved).keys()),
)

const script = {
  of: 'script of data-csv/scripts.csv',
  known: (source: Source) => namesOf(scripts.read(source)),
}
const user = { ...script, known: (source: Source) => usersOf(script.known(source)) }
export const statistic = {
  of: 'statistic of data-csv/blocks/16-statistics.csv',
  known: (source: Source) => idsOf(statistics.read(source)),
}
const mission = {
  of: 'mission of data-csv/missions.csv',
  known: (source: Source) => new Set(gameMissions.rows(source).map(({ number }) => String(number))),
}
export const variable = {
  of: 'variable of data-csv/variables.csv',
  known: (source: Source) => variableNames(resolveVariables(source)),
}

/** Statistics mentioned in checks and meanings exist. */
const mentionedStatistics: CrossCheck = source => {
  const known = statistic.known(source)
  if (known.size === 0) return []
  return variables.read(source).soundRows.flatMap(row => {
    return (['check', 'meaning'] as const).flatMap(property => {
      const wrong = row.values[property]?.match(/statistic \d+/g)?.find(words => !known.has(words.slice(10)))
      if (wrong === undefined) return []
      const fault = {
        rule: `mentions ${wrong}, which does not exist`,
        allowed: `a ${statistic.of}`,
        fix: 'correct the number',
      }
      return [problemAt(row, property, fault)]
    })
  })
}

/** Texts refer to variables by name: an index and a number after `$` are easily taken for each other. */
const variablesNamed: CrossCheck = source =>
  [variables, variableArrays].flatMap(table =>
    table.read(source).soundRows.flatMap(row => {
      const number = row.values.meaning?.match(/\$\d+(?![\d,])|\b(index|variable) \d+/)?.[0]
      if (number === undefined) return []
      const rule = `refers to a variable by its number: ${number}`
      return [problemAt(row, 'meaning', { rule, allowed: 'its name', fix: 'write the name' })]
    }),
  )

/** The offset in each row of the thread table matches the script of that name. */
const threadOffsets: CrossCheck = source => {
  const waits = new Map(scripts.read(source).soundRows.map(({ values }) => [values.name, values.waitOffset]))
  return threads.read(source).soundRows.flatMap(row => {
    const wait = waits.get(row.values.name.toUpperCase())
    if (wait === undefined || wait === row.values.code) return []
    const rule = 'is not the offset after the first WAIT in data-csv/scripts.csv'
    return [problemAt(row, 'code', { rule, allowed: `${wait}`, fix: 'correct one of the two files' })]
  })
}

/** References of the variable, array, script and mission tables. */
export const variableReferences: readonly CrossCheck[] = [
  listReference(variables, 'usedBy', user),
  listReference(variableArrays, 'usedBy', user),
  listReference(scripts, 'startedBy', script),
  listReference(missionChanges, 'missions', mission),
  listReference(gameMissions, 'statistics', statistic),
  listReference(gameMissions, 'counter', variable),
  listReference(checklist, 'variable', variable),
  listReference(notCounted, 'variable', variable),
  listReference(missions, 'variable', variable),
  listReference(missions, 'target', variable),
  listReference(otherVariables, 'variable', variable),
  listReference(schoolStates, 'variable', variable),
  listReference(schoolExercises, 'variable', variable),
  reference({ table: gameMissions, property: 'number' }, { table: scripts, property: 'number' }),
  mentionedStatistics,
  variablesNamed,
  threadOffsets,
]
