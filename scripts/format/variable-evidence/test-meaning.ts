import { memoizeBy, memoizeByValue } from '../../../src/shared/memoize.ts'
import type { Source } from '../../csv/engine/table.ts'
import { resolveVariables, variablesByName } from '../../tables/shared/resolve-variables.ts'
import type { ResolvedVariable } from '../../tables/shared/resolved-variable.ts'
import { handleTest } from '../codec/compile-handle-checks.ts'
import type { HandleTarget } from '../definition.ts'
import { targetOf } from '../resolve/variable-elements.ts'
import type { VariableSave } from './variable-save.ts'

type Holds = (save: VariableSave, index: number) => boolean

const never = 999_999_999

const indexes = memoizeBy((source: Source) => variablesByName(resolveVariables(source)))

const liveHandles = memoizeBy(({ blocks }: VariableSave) => {
  const readings = [...blocks].map(([number, value]) => ({ number, value }))
  return memoizeByValue((target: HandleTarget) => handleTest(readings, target))
})

/** The tests that the words of a check stand for. */
const forms: readonly (readonly [RegExp, (words: readonly string[], source: Source) => Holds | null])[] = [
  [
    /^equals statistic (\d+) in (\d+) of \2$/,
    ([, id]) =>
      ({ integers, statistic }, index) =>
        integers[index] === statistic(Number(id)),
  ],
  [
    /^equals statistic (\d+); 999999999 exactly when that is 0/,
    ([, id]) =>
      ({ integers, statistic }, index) =>
        integers[index] === (statistic(Number(id)) || never),
  ],
  [
    /^set only if (\w+) (>|=) (\d+): (\d+) of \4/,
    ([, name = '', sign, limit], source) => {
      const other = indexes(source).get(name)?.index
      if (other === undefined) return null
      const isMet = (value: number) => (sign === '>' ? value > Number(limit) : value === Number(limit))
      return ({ integers }, index) => integers[index] === 0 || isMet(integers[other] ?? 0)
    },
  ],
]

/** Handles are 0 where there is nothing; 0 is the number of the first parked car. */
const isNone = ({ words }: VariableSave, index: number, target: HandleTarget) =>
  words[index] === 0 && target !== 'parked car'

/** The test of the check of a variable, if its words stand for one; handles refer to what is there, or are 0. */
export function meaningTest(
  variable: ResolvedVariable,
  source: Source,
): { rule: string; holds: Holds } | null {
  const { check } = variable.row
  const target = targetOf(variable)
  if (target !== null) {
    return {
      rule: `handles of ${target}s that are there`,
      holds: (save, index) =>
        isNone(save, index, target) || liveHandles(save)(target)(save.words[index] ?? 0),
    }
  }
  for (const [form, make] of forms) {
    const words = check === null ? null : form.exec(check)
    const holds = words === null ? null : make(words, source)
    if (words !== null && holds !== null)
      return { rule: `${(words[0] ?? '').split(' ').slice(0, 2).join(' ')} …`, holds }
  }
  return null
}
