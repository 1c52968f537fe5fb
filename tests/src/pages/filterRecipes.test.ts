import { describe, expect, it } from 'vitest'
import { recipes } from '../../../src/generated/recipes/recipes.ts'
import { filterRecipes } from '../../../src/pages/recipes/filterRecipes.ts'

const keysOf = (words: string) => filterRecipes(recipes, words).map(({ key }) => key)

describe('the filter of the recipes', () => {
  it('shows all recipes without a query', () => {
    expect(filterRecipes(recipes, ' ')).toEqual(recipes)
  })

  it('finds a recipe by its goal, in any case and word order', () => {
    expect(keysOf('MONEY set')).toContain('set-money')
  })

  it('finds a recipe by what users call it', () => {
    expect(keysOf('all weapons')).toContain('give-all-weapons')
    expect(keysOf('reset mission')).toContain('replay-sweet')
  })

  it('finds the recipes with steps in a block', () => {
    const inBlock = recipes.filter(({ steps }) => steps.some(({ block }) => block === '20'))
    expect(keysOf('block 20')).toEqual(inBlock.map(({ key }) => key))
  })

  it('finds a recipe by a field that it writes', () => {
    expect(keysOf('taxi_nitro')).toEqual(['finish-taxi'])
  })

  it('shows none for an unknown word', () => {
    expect(keysOf('helicopterless')).toEqual([])
  })
})
