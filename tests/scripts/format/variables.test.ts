import { describe, expect, it } from 'vitest'
import type { StructValue } from '../../../scripts/format/codec/value.ts'
import { type EvidenceSave, variablesOf } from '../../../scripts/format/evidence/evidence-save.ts'
import { isNear } from '../../../scripts/format/evidence/variable-tests.ts'
import { resolveVariables } from '../../../scripts/tables/shared/script-variables.ts'
import { realSource } from '../support/sources.ts'
import { unmodifiedSaves } from './game-values.ts'

const all = resolveVariables(realSource)

type Variable = (typeof all)[number]

/** Value of a variable according to its type; texts as their four bytes. */
function read(save: EvidenceSave, { index, type }: Variable): number {
  const { floats, integers } = variablesOf(save)
  return (type === 'float' ? floats : integers)[index] ?? Number.NaN
}

/** Violations of a rule in all variables and saves, e.g. `game 450 (sweet_missions_passed): 12`. */
function breaches(rule: (variable: Variable, value: number) => boolean): string[] {
  return unmodifiedSaves.flatMap(save =>
    all
      .filter(variable => !rule(variable, read(save, variable)))
      .map(variable => `${save.name} ${variable.index} (${variable.name}): ${read(save, variable)}`),
  )
}

/** Rows a handle may refer to: its lower half is the row, its upper half the reference of that row. */
const isLive = (rows: readonly StructValue[], handle: number) =>
  rows[handle & 0xffff]?.reference === handle >>> 16

it('names only variables of the table, or the beginning of several names', () => {
  const names = all.flatMap(({ name }) => name ?? [])
  const unknown = all.flatMap(({ index, row }) =>
    [...`${row.meaning ?? ''} ${row.check ?? ''}`.matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g)]
      .filter(([word]) => !names.some(name => name === word || name.startsWith(`${word}_`)))
      .map(([word]) => `${index} ${word}`),
  )
  expect(unknown).toEqual([])
})

/** Constants, types and what evidence rules verify are tested with these rules. */
describe.skipIf(unmodifiedSaves.length === 0)('script variables of real saves', () => {
  it('have one of the observed values, or are between the smallest and the largest', () => {
    const wrong = breaches(({ row }, value) => {
      if (row.seen === null) return true
      const seen = row.seen.match(/-?[\d.]+/g)?.map(Number) ?? []
      if (!row.seen.startsWith('from')) return seen.some(one => isNear(value, one))
      const [low = 0, high = 0] = seen
      return (value >= low && value <= high) || isNear(value, low) || isNear(value, high)
    })
    expect(wrong).toEqual([])
  })

  it('count missions in agreement with the mission flags of the statistics', () => {
    const rules = all.flatMap(({ name, row }) =>
      [...(row.check?.matchAll(/(\d+) or more exactly when statistic (\d+) is 1/g) ?? [])].map(
        ([, least, id]) => ({ name: name ?? '', least: Number(least), id: Number(id) }),
      ),
    )
    expect(rules.length).toBeGreaterThan(10)
    const wrong = unmodifiedSaves.flatMap(save =>
      rules
        .filter(
          ({ name, least, id }) => save.number(`01.globals[${name}]`) >= least !== (save.statistic(id) === 1),
        )
        .map(({ name, id }) => `${save.name} ${name} ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('sell a property exactly once: its sign is removed on purchase', () => {
    const bought = all.filter(({ row }) => row.check?.startsWith('1 exactly when its sign pickup is gone'))
    expect(bought.length).toBeGreaterThan(10)
    const distance = 1683 - 726
    const wrong = unmodifiedSaves.flatMap(save => {
      const { words } = variablesOf(save)
      const pickups = save.structs('06.pickups')
      return bought
        .filter(({ index }) => (words[index] === 1) === isLive(pickups, words[index + distance] ?? 0))
        .map(({ name }) => `${save.name} ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('contain only letters in texts, padded with zeros', () => {
    const isLetter = (byte: number) => byte === 0 || (byte >= 0x20 && byte < 0x7f)
    const wrong = breaches(({ type }, value) => {
      return type !== 'text' || [0, 8, 16, 24].every(shift => isLetter((value >>> shift) & 0xff))
    })
    expect(wrong).toEqual([])
  })

  it.each(unmodifiedSaves)(
    '$name agrees with other blocks on interior, town, tags, progress and player',
    save => {
      const named = (name: string) => save.number(`01.globals[${name}]`)
      expect(named('current_interior')).toBe(save.number('00.interior'))
      expect(named('city_of_player')).toBe(save.number('10.town'))
      expect(named('progress_percent')).toBeCloseTo(save.statistic(0) / 1.87, 3)
      expect(named('player_handle')).toBe(0)
      expect(named('strand_thread_wait_ms')).toBe(250)
    },
  )
})
