import { describe, expect, it } from 'vitest'
import { memoizeBy } from '#shared/memoize.ts'
import { tallyOf } from '../../../scripts/format/evidence/cases.ts'
import { fieldRules } from '../../../scripts/format/evidence/field-rules.ts'
import { packRecipes } from '../../../scripts/format/recipes/pack-recipes.ts'
import { recipeActions } from '../../../scripts/format/recipes/recipe-actions.ts'
import { actionsFor, type RecipeCall } from '../../../scripts/format/recipes/recipe-call.ts'
import { evidenceRulesTable } from '../../../scripts/tables/format/evidence-rules.ts'
import { recipes } from '../../../scripts/tables/recipes.ts'
import {
  applyTo,
  expectNamedChangesOnly,
  progressOf,
  type ReadSave,
  type RecipeResult,
} from '../../scripts/format/apply-recipe.ts'
import { evidenceOf } from '../../scripts/format/game-values.ts'
import { decoded, definition, expectCounted } from '../../scripts/format/support.ts'
import { realSource } from '../../scripts/support/sources.ts'
import { naturalSaves } from '../../support/real-saves.ts'

interface NamedSave extends ReadSave {
  readonly name: string
}

const saves: readonly NamedSave[] = naturalSaves.map(({ name, bytes }) => ({
  name,
  bytes,
  reading: decoded(bytes),
}))
const rules = fieldRules(realSource).filter(({ platform }) => platform !== 'mobile')

/** What each rule compares, as text; a check in code may read any block. */
const comparedBy = new Map(
  evidenceRulesTable
    .rows(realSource)
    .map(({ rule, relation, fields, operand }) => [
      rule,
      relation === 'check' ? null : ` ${fields} ${operand}`,
    ]),
)
const mayBreak = (rule: string, blocks: readonly string[]) => {
  const compared = comparedBy.get(rule)
  return typeof compared !== 'string' || blocks.some(block => compared.includes(` ${block}.`))
}

/** The rules that a save keeps. */
const keptRules = memoizeBy(({ name, reading }: NamedSave) => {
  const evidence = [evidenceOf(name, reading)]
  return rules.filter(rule => {
    const { cases, held } = tallyOf(rule.cases(evidence))
    return cases === held
  })
})

/** The rules that the save kept before a recipe, and breaks after it. */
function brokenRules(save: NamedSave, { changed, reading }: RecipeResult): readonly string[] {
  const evidence = [evidenceOf(save.name, reading)]
  const blocks = [...new Set(changed.map(({ path }) => path.slice('block'.length, 'block00'.length)))]
  return keptRules(save).flatMap(rule => {
    if (!mayBreak(rule.rule, blocks)) return []
    const { cases, held } = tallyOf(rule.cases(evidence))
    return cases === held ? [] : [rule.rule]
  })
}

/** The saves that the recipes were counted on: as many as have a checksum to fix. */
const countedSaves = Math.max(...recipes.rows(realSource).map(row => row.saves))

/** Rules are checked on every so many saves: on all of them the 45 recipes take ten minutes. */
const ruleStride = 8

describe.skipIf(saves.length === 0).each(recipes.rows(realSource))('$recipe on all real saves', row => {
  const actions = recipeActions('pc', realSource)(row.recipe)
  it('changes only the fields it names, keeps statistic 0 right and breaks no rule', () => {
    let applied = 0
    for (const save of saves) {
      const result = applyTo(actions, save)
      if (result === null) continue
      applied++
      if (applied % ruleStride === 1) expect(brokenRules(save, result), save.name).toEqual([])
      expectNamedChangesOnly(result, save)
      for (const progress of [progressOf(save), progressOf(result)])
        if (progress !== null) expect(progress.points, save.name).toBe(progress.done)
    }
    expectCounted(applied, row.saves, saves.length - countedSaves, row.recipe)
  })
})

const packed = packRecipes(definition, realSource)

const calls: readonly RecipeCall[] = [
  { key: 'set-money', options: { value: 0 } },
  { key: 'max-statistic', options: { value: 0.5 } },
  { key: 'max-girlfriend', options: { value: -999 } },
  { key: 'gang-density', options: { value: 1 } },
  { key: 'favourite-radio', options: { value: 5 } },
  { key: 'give-weapon', options: { weapon: 14, ammo: 1 } },
  { key: 'give-weapon', options: { weapon: 38, ammo: 100_000, clip: 500 } },
  { key: 'store-car', options: { vehicle: 483, garage: 0, position: 3, colours: [5, 6] } },
  { key: 'store-car', options: { vehicle: 562, garage: 5, paintJob: 2, mods: [1087, 1008, 1086] } },
  { key: 'move-to-savehouse', options: { savePlace: 8 } },
  { key: 'move-to-savehouse', options: { savePlace: 36 } },
]

describe.skipIf(saves.length === 0).each(calls)('$key with $options on real saves', call => {
  it('breaks no rule', () => {
    const actions = actionsFor(packed, 'pc', call)
    const results = saves
      .filter((_, index) => index % ruleStride === 0)
      .flatMap(save => {
        const result = applyTo(actions, save)
        return result === null ? [] : [{ name: save.name, broken: brokenRules(save, result) }]
      })
    expect(results.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(results.length).toBeGreaterThan(0)
  })
})
