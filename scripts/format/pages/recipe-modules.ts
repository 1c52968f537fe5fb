import { blockStart } from '#shared/format-path/file.ts'
import { typicalFileCounts } from '#shared/format-path/tree.ts'
import type { BlockChain, MobileRecipe, Recipe, RecipeName } from '#shared/recipe-types.ts'
import { moduleFile, type OutputFile } from '../../build/output-file.ts'
import type { Definition } from '../definition.ts'

/**
 * Chains of blocks at a fixed distance in every save, by block number: no block between them has counts. The
 * start of one gives all others; the chain of block 00 starts at the start of the file.
 */
export function blockChains(definition: Definition): Readonly<Record<string, BlockChain>> {
  const counts = typicalFileCounts(definition)
  const chains: Record<string, BlockChain> = {}
  let first = ''
  let origin = 0
  let isOpen = false
  for (const { number, typicalCounts: own } of definition.blocks) {
    const start = blockStart(definition, number, counts)
    if (!isOpen) {
      first = number
      origin = Object.keys(chains).length === 0 ? 0 : start
    }
    chains[number] = { first, offset: start - origin }
    isOpen = Object.keys(own).length === 0
  }
  return chains
}

/** The recipes that write a byte of each block. */
export function recipesByBlock(recipes: readonly Recipe[]): Readonly<Record<string, readonly RecipeName[]>> {
  const byBlock: Record<string, RecipeName[]> = {}
  for (const { key, goal, steps } of recipes) {
    const written = steps.flatMap(({ block, after }) => (block === null || after === null ? [] : [block]))
    for (const block of new Set(written)) {
      byBlock[block] ??= []
      byBlock[block].push({ key, goal })
    }
  }
  return byBlock
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
  const names = Object.entries(recipesByBlock(recipes))
  return Object.fromEntries(
    names.map(([block, written]) => {
      const own = recipes.filter(({ key }) => written.some(name => name.key === key))
      return [block, own.map(recipe => inBlock(recipe, block))]
    }),
  )
}

/** The modules of the recipes page, and of where its blocks start. */
export function recipeModules(
  definition: Definition,
  recipes: readonly Recipe[],
  mobile: readonly Recipe[],
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
          value: recipes,
        },
      },
    })),
    moduleFile('recipes/mobile.ts', () => ({
      from,
      types: { 'recipe-types': ['MobileRecipe'] },
      constants: {
        mobileRecipes: {
          type: 'Readonly<Record<string, readonly MobileRecipe[]>>',
          value: mobileRecipes(mobile),
        },
      },
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
