import { recipesByBlock } from '../../generated/recipes/by-block.ts'
import { toHex } from '../../shared/hex.ts'
import { useBlockStart } from '../blockStart.ts'
import { startParameterOf } from '../fileStarts.ts'
import { Section } from './Section.tsx'

/** The recipes that write bytes of a block; links keep its start. */
export function BlockRecipes({ id, isStartFixed }: { id: string; isStartFixed: boolean }) {
  const start = useBlockStart()
  const recipes = recipesByBlock[id]
  if (!recipes) return null
  const given = start === null || isStartFixed ? '' : `&${startParameterOf(id)}=${toHex(start, 5)}`
  return (
    <Section title="Recipes that write this block">
      <ul>
        {recipes.map(({ key, goal }) => (
          <li key={key}>
            <a href={`#/recipes?row=${key}${given}`}>{goal}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
