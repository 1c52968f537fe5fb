import { recipesByBlock } from '../../generated/recipes/by-block.ts'
import { Section } from './Section.tsx'

/** The recipes that write bytes of a block. */
export function BlockRecipes({ id }: { id: string }) {
  const recipes = recipesByBlock[id]
  if (!recipes) return null
  return (
    <Section title="Recipes that write this block">
      <ul>
        {recipes.map(({ key, goal }) => (
          <li key={key}>
            <a href={`#/recipes?row=${key}`}>{goal}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
