import { describe, expect, it } from 'vitest'
import { recipes } from '../../../src/generated/recipes/recipes.ts'
import { filterRecipes } from '../../../src/pages/recipes/filterRecipes.ts'

const keysOf = (words: string) => filterRecipes(recipes, words).map(({ key }) => key)

describe('the filter of the recipes', () => {
  it('shows all recipes without a query', () => {
    expect(filterRecipes(recipes, ' ')).toEqual(recipes)
  })

  it.each([
    ['its goal, in any case and word order', 'MONEY set', 'set-money'],
    ['what users call it', 'all weapons', 'give-all-weapons'],
    ['what users call it', 'reset mission', 'replay-sweet'],
  ])('finds a recipe by %s: %s', (_, words, key) => {
    expect(keysOf(words)).toContain(key)
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
