import type { MobileRecipe } from '#shared/recipe-types.ts'
import { countOf } from '#shared/text.ts'
import { mobileRecipes } from '../../generated/recipes/mobile.ts'
import { mobileBlockRoute } from '../../site/platform.ts'
import { Joined } from '../../ui/Joined.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import { useBlock } from '../block.tsx'
import { useFieldLink } from '../fieldAddress.ts'
import { newValueText } from '../newValueText.ts'
import styles from './Section.module.css'
import { Section } from './Section.tsx'

function Step({ step }: { step: MobileRecipe['steps'][number] }) {
  const linkTo = useFieldLink()
  const { offsetHex, movedBy, count, what, where, needs, after } = step
  return (
    <tr>
      <td>
        {offsetHex && (
          <a href={`#${linkTo(offsetHex)}`}>
            <code>{offsetHex}</code>
          </a>
        )}
        {movedBy === 'its own block' && '; depends on counts in the block'}
      </td>
      <td>
        {what}
        {where && `, where ${where}`}
        {needs && `; must be ${needs}`}
      </td>
      <td>
        {after === null && 'unchanged'}
        {after && (after.bytes ? <code className={styles.bytes}>{after.bytes}</code> : newValueText(after))}
        {count > 1 && ` × ${count}`}
      </td>
    </tr>
  )
}

function Recipe({ recipe: { key, goal, saves, others, steps } }: { recipe: MobileRecipe }) {
  return (
    <>
      <h3>
        <a href={`#/recipes?row=${key}`}>{goal}</a>
      </h3>
      <StaticTable label={`Bytes: ${goal}`} heads={['Offset', 'Field', 'After']}>
        <tbody>
          {steps.map(step => (
            <Step key={`${step.offsetHex} ${step.what}`} step={step} />
          ))}
        </tbody>
      </StaticTable>
      <p>
        Tested on {countOf(saves, 'mobile save')}.
        {others.length > 0 && (others.length > 1 ? ' Also see blocks ' : ' Also see block ')}
        <Joined items={others} last=" and ">
          {block => <a href={`#${mobileBlockRoute(block)}`}>{block}</a>}
        </Joined>
        {others.length > 0 && '.'}
      </p>
    </>
  )
}

/** The recipes that write bytes of a block of mobile saves. */
export function MobileRecipes() {
  const recipes = mobileRecipes[useBlock().format.number]
  if (!recipes) return null
  return (
    <Section title="Recipes that write this block">
      <p>
        Select a goal for an explanation, with the offsets on PC. Offsets and bytes are in hex, other numbers
        in decimal. After each recipe, <a href="#/recipes?row=fix-checksum">fix the checksum</a>.
      </p>
      {recipes.map(recipe => (
        <Recipe key={recipe.key} recipe={recipe} />
      ))}
    </Section>
  )
}
