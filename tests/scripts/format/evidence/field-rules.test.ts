import { describe, expect, it } from 'vitest'
import { memoizeBy } from '#shared/memoize.ts'
import { tallyOf } from '../../../../scripts/format/evidence/cases.ts'
import { checks } from '../../../../scripts/format/evidence/checks/checks.ts'
import { seriesOf } from '../../../../scripts/format/evidence/evidence-save.ts'
import { fieldRules, type Rule } from '../../../../scripts/format/evidence/field-rules.ts'
import { missionRules } from '../../../../scripts/format/evidence/mission-rules.ts'
import { evidenceRulesTable } from '../../../../scripts/tables/format/evidence-rules.ts'
import { seriesSaves } from '../../../support/real-saves.ts'
import { realSource } from '../../support/sources.ts'
import { definition, isWhole, mobileCodec } from '../support.ts'
import { noticesFault } from './plant-fault.ts'
import { mobileSaves, saves } from './saves.ts'
import { verifiedWithoutRule } from './without-rule.ts'

const allRules = fieldRules(realSource)
const rules = allRules.filter(({ platform }) => platform !== 'mobile')
const mobileRules = allRules.filter(({ platform }) => platform !== 'pc')

it('the evidence rules have one check in code for each rule that needs one', () => {
  const needed = evidenceRulesTable.rows(realSource).filter(({ relation }) => relation === 'check')
  expect(Object.keys(checks).sort()).toEqual(needed.map(({ rule }) => rule).sort())
})

/** Verified before there were rules; this list may only become shorter. */
const earlier = [
  'running_script.local_variables',
  ...['torso', 'head', 'legs', 'shoes'].map(part => `clothes.texture_${part}`),
  'pickup.money_per_day',
  'blip.entity_handle',
  'zone.label',
  ...['red', 'green', 'blue', 'alpha'].map(part => `zone_info.${part}`),
  ...['heading', 'vehicle_handle', 'cars_left'].map(name => `parked_car.${name}`),
  ...['passed_small_town_bank', 'passed_local_liquor_store', 'woozie_call_done'].map(
    name => `block_16.int_stats[${name}]`,
  ),
  'block_26.talk_index',
]

/** Statistics whose rule some mobile saves break: two games have values that do not fit each other. */
const shownOnPc = ['flying_skill', 'luck', 'pimping_level'].map(name => `block_16.int_stats[${name}]`)

it('a field verified on saves is named by a rule, or has a range or set of values that every save is checked for', () => {
  expect([...verifiedWithoutRule(definition)].sort()).toEqual([...earlier].sort())
  const onMobile = verifiedWithoutRule(mobileCodec.definition)
  expect([...onMobile].sort()).toEqual([...earlier, ...shownOnPc].sort())
})

it.skipIf(!isWhole)('the series of one game is found in the saves of the project', () => {
  expect(seriesOf(saves).map(({ length }) => length)).toEqual([seriesSaves.length])
})

const platforms = [
  {
    platform: 'PC',
    saves,
    rules: isWhole ? [...rules, ...missionRules(realSource)] : rules,
    counted: isWhole ? rules : [],
  },
  {
    platform: 'mobile',
    saves: mobileSaves,
    rules: mobileRules,
    counted: mobileRules.filter(({ kind }) => kind !== 'meaning'),
  },
].filter(one => one.saves.length > 0)

describe.each(platforms)('in $platform saves, the evidence rule', ({ saves, rules, counted }) => {
  const resultOf = memoizeBy(({ cases }: Rule) => tallyOf(cases(saves)))

  it.each(rules)('$rule holds in every case', rule => {
    const { cases, held, misses } = resultOf(rule)
    expect(misses).toEqual([])
    expect(held).toBe(cases)
  })

  it.each(counted)(
    '$rule, which coverage counts, has cases, and notices a fault in each of its fields',
    rule => {
      expect(resultOf(rule).cases).toBeGreaterThan(0)
      for (const path of rule.fields) expect(noticesFault(rule, path, saves), path).toBe(true)
    },
  )
})
