import { Groups, type ReadonlyGroups } from '#shared/collections.ts'
import { blockStart } from '#shared/format-path/file.ts'
import { hasCounts } from '#shared/format-path/tree.ts'
import { parseRange, rangeText } from '#shared/range.ts'
import type { BlockChain, MobileRecipe, Recipe, Replay } from '#shared/recipe-types.ts'
import { moduleFile, type OutputFile } from '../../build/output-file.ts'
import type { Source } from '../../csv/declare.ts'
import type { Definition } from '../definition.ts'
import { recipeActions } from '../recipes/recipe-actions.ts'

/**
 * Chains of blocks at a fixed distance in every save, by block number: no block between them has counts. The
 * start of one gives all others; the chain of block 00 starts at the start of the file.
 */
export function blockChains(definition: Definition): Readonly<Record<string, BlockChain>> {
  const chains: Record<string, BlockChain> = {}
  let chain: { readonly first: string; readonly origin: number } | null = { first: '00', origin: 0 }
  for (const block of definition.blocks) {
    const start = blockStart(definition, block.number)
    chain ??= { first: block.number, origin: start }
    chains[block.number] = { first: chain.first, offset: start - chain.origin }
    if (hasCounts(block)) chain = null
  }
  return chains
}

/** The recipes that write a byte of each block. */
export function recipesByBlock(recipes: readonly Recipe[]): ReadonlyGroups<string, Recipe> {
  const byBlock = new Groups<string, Recipe>()
  for (const recipe of recipes) {
    const written = recipe.steps.flatMap(({ block, after }) =>
      block === null || after === null ? [] : [block],
    )
    for (const block of new Set(written)) byBlock.put(block, recipe)
  }
  return byBlock
}

/** A text of the data with true minus signs, as in ranges. */
export const withMinusSigns = (text: string) => text.replaceAll(/(?<=^|[\s(])-(?=\d)/g, '−')

/** A recipe as its page shows it. */
function shownRecipe({ how, steps, ...recipe }: Recipe): Recipe {
  const shown = steps.map(step => ({ ...step, what: withMinusSigns(step.what) }))
  return { ...recipe, how: withMinusSigns(how), steps: shown }
}

/** A recipe as the page of one of its blocks shows it. */
function inBlock({ key, goal, saves, steps }: Recipe, block: string): MobileRecipe {
  const others = new Set(steps.flatMap(step => (step.block === block ? [] : (step.block ?? []))))
  const own = steps.filter(step => step.block === block)
  const shown = own.map(({ offsetHex, movedBy, count, what, where, needs, after }) => {
    return { offsetHex, movedBy, count, what, where, needs, after }
  })
  return { key, goal, saves, others: [...others], steps: shown }
}

/** The recipes that write a byte of each block of mobile saves, with their steps in it. */
function mobileRecipes(recipes: readonly Recipe[]): Readonly<Record<string, readonly MobileRecipe[]>> {
  return Object.fromEntries(
    Array.from(recipesByBlock(recipes), ([block, own]) => [block, own.map(recipe => inBlock(recipe, block))]),
  )
}

/** The recipes that set a script variable back from a range to a lower value, as they do with a counter of missions. */
function replays(recipes: readonly Recipe[], source: Source): readonly Replay[] {
  const actionsOf = recipeActions('pc', source)
  return recipes.flatMap(({ key, goal }) =>
    actionsOf(key).flatMap(({ field, needs, change, value }) => {
      const counter = /^block01\.globals\[(\w+)\]$/.exec(field)?.[1]
      const range = parseRange(needs)
      if (counter === undefined || range?.kind !== 'span' || change !== 'set' || value === null) return []
      const { min: from, max: to } = range
      return value < from ? [{ key, goal, counter, needs: rangeText(range), from, to }] : []
    }),
  )
}

/** The modules of the recipes page, and of where its blocks start. */
export function recipeModules(
  definition: Definition,
  recipes: readonly Recipe[],
  mobile: readonly Recipe[],
  source: Source,
): readonly OutputFile[] {
  const from = ['data-csv/recipes.csv', 'data-csv/recipe-steps.csv']
  return [
    moduleFile('recipes/recipes.ts', () => ({
      from,
      types: { 'recipe-types': ['Recipe'] },
      constants: {
        recipes: {
          doc: 'All recipes, with offsets and bytes of a typical save.',
          type: 'readonly Recipe[]',
          value: recipes.map(shownRecipe),
        },
      },
    })),
    moduleFile('recipes/mobile.ts', () => ({
      from,
      types: { 'recipe-types': ['MobileRecipe'] },
      constants: {
        mobileRecipes: {
          type: 'Readonly<Record<string, readonly MobileRecipe[]>>',
          value: mobileRecipes(mobile.map(shownRecipe)),
        },
      },
    })),
    moduleFile('recipes/replays.ts', () => ({
      from,
      types: { 'recipe-types': ['Replay'] },
      constants: { replays: { type: 'readonly Replay[]', value: replays(recipes, source) } },
    })),
    moduleFile('recipes/block-chains.ts', () => ({
      from: ['data-csv/format'],
      types: { 'recipe-types': ['BlockChain'] },
      constants: {
        blockChains: { type: 'Readonly<Record<string, BlockChain>>', value: blockChains(definition) },
      },
    })),
  ]
}
