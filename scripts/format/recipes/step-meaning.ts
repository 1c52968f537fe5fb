import { parse } from '#shared/format-path/path.ts'
import type { Target } from '#shared/format-path/target.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { toHex } from '#shared/number.ts'
import { variablesPath } from '#shared/script-variable.ts'
import { statisticLists } from '#shared/statistic.ts'
import type { Source } from '../../csv/declare.ts'
import { statistics } from '../../tables/blocks/16-statistics.ts'
import { type ResolvedVariable, resolveVariables } from '../../tables/shared/script-variables.ts'
import { storedCells } from '../../tables/shared/stored-value.ts'

const meaningsByOffset = memoizeBy(
  (variables: readonly ResolvedVariable[]): ReadonlyMap<string, string> =>
    new Map(variables.map(({ offsetHex, meaning }) => [offsetHex, meaning])),
)

const statisticIds = memoizeBy(
  (source: Source) => new Map(statistics.rows(source).map(({ field, id }) => [field, id])),
)

/** A statistic as the checklist names it, e.g. `statistic 22, Stamina`; null for other fields. */
function statisticName(path: string, source: Source): string | null {
  const { block, steps: [list] = [] } = parse(path) ?? {}
  if (block !== '16' || !statisticLists.some(({ list: name }) => name === list?.name)) return null
  const [element] = list?.subscripts ?? []
  const statistic = element?.kind === 'name' ? statisticIds(source).get(element.name) : undefined
  return statistic === undefined ? null : storedCells({ variable: null, statistic }, source).storedIn
}

/** What a target means: the format has no meanings of script variables, their table has. */
function meaningOf(path: string, { field, offset }: Target, source: Source): string {
  const ofVariable = path.startsWith(variablesPath)
    ? meaningsByOffset(resolveVariables(source)).get(toHex(offset))
    : undefined
  return (ofVariable ?? field.meaning) || field.name.replaceAll('_', ' ')
}

/**
 * What a step looks at or writes.
 * @param what what the field is there; null for its usual meaning
 */
export function stepMeaning(path: string, what: string | null, target: Target, source: Source): string {
  const statistic = statisticName(path, source)
  if (statistic === null) return what ?? meaningOf(path, target, source)
  return what === null ? statistic : `${statistic} (${what})`
}
