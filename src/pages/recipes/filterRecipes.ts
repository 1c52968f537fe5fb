import type { Recipe } from '#shared/recipe-types.ts'

/** The searchable text of a recipe: goal, other names, texts, and the blocks and fields of its steps. */
function textOf({ goal, otherNames, how, caveat, steps }: Recipe): string {
  const fields = steps.map(({ field, what }) => `${field} ${what}`)
  return [goal, otherNames, how, caveat, ...fields].join(' ').toLowerCase()
}

/**
 * The recipes that contain all words of a text, in any order.
 * @param words as typed, e.g. `block 16 taxi`; a block is matched as in field paths, `block16`
 */
export function filterRecipes(recipes: readonly Recipe[], words: string): readonly Recipe[] {
  const wanted = words
    .toLowerCase()
    .replace(/\bblock\s+(?=\d\d\b)/g, 'block')
    .split(/\s+/)
    .filter(Boolean)
  return recipes.filter(recipe => {
    const text = textOf(recipe)
    return wanted.every(word => text.includes(word))
  })
}
