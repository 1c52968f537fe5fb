import { type ChangeEvent, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { groupBy } from '#shared/collections.ts'
import type { Recipe } from '#shared/recipe-types.ts'
import { recipes } from '../../generated/recipes/recipes.ts'
import { useExpectedSave, useOpenedSave } from '../../save/openedSave.ts'
import { BlockAddress, Term } from '../../site/links.tsx'
import { Page } from '../../site/Page.tsx'
import { useAnnouncedChange } from '../../ui/announce.tsx'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { withParameters } from '../../ui/pageAddress.ts'
import { filterRecipes } from './filterRecipes.ts'
import { OwnMark } from './OwnVerdict.tsx'
import { OwnSteps } from './RecipeContent.tsx'
import { RecipeSection } from './RecipeSection.tsx'
import styles from './RecipesPage.module.css'

/** Address parameter of the filter, as tables name theirs. */
const filterParameter = 'q'

const getSubject = ({ subject }: Recipe) => subject

export default function RecipesPage() {
  const [parameters, setParameters] = useSearchParams()
  const selected = parameters.get('row')
  const save = useOpenedSave()
  useExpectedSave(OwnSteps.preload)
  const typed = parameters.get(filterParameter) ?? ''
  const words = useDeferredValue(typed)
  const shown = useMemo(() => filterRecipes(recipes, words), [words])
  const count =
    shown.length === recipes.length
      ? `${recipes.length} recipes`
      : `${shown.length} of ${recipes.length} recipes`
  useAnnouncedChange(count)
  const filter = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    // The filter may hide the selected recipe.
    setParameters(withParameters(parameters, { row: null, [filterParameter]: value || null }), {
      replace: true,
    })
  }
  return (
    <Page
      hasContents
      intro={
        <>
          <p>
            Step-by-step edits for common goals. <BlockAddress block="00" offsetHex="0090" /> is offset 0090
            in block 00, which starts after the first <code>BLOCK</code> marker of the file; block 15 starts
            after the 16th. The guide <a href="#/guide">Edit a save with a hex editor</a> shows how. Bytes are
            in hex, with their value in decimal. The column <b>Before</b> is an example; only “must be” is a
            condition.
          </p>
          <p>
            Each recipe was applied to all <Term of="tested">tested</Term> saves that no editor has changed
            and that meet its conditions, and only the listed fields changed. Keep a backup anyway: the
            recipes are not yet tested in the game. The commands need the{' '}
            <a href="#/code">package for JavaScript</a>.
          </p>
        </>
      }
    >
      <p className={styles.filter}>
        <input
          type="search"
          aria-label="Filter recipes"
          placeholder="Goal, block or field"
          value={typed}
          onChange={filter}
        />
        <span>{count}</span>
      </p>
      <nav aria-label="Recipes">
        <ul className={styles.contents}>
          {Array.from(groupBy(shown, getSubject), ([subject, own]) => (
            <li key={subject}>
              <b>{subject}</b>
              <ul>
                {own.map(recipe => (
                  <li key={recipe.key}>
                    <a href={`#/recipes?row=${recipe.key}`}>{recipe.goal}</a>
                    {save && <OwnMark recipe={recipe} save={save} />}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <BelowTheFold>
        {shown.map(recipe => (
          <RecipeSection key={recipe.key} recipe={recipe} isSelected={recipe.key === selected} save={save} />
        ))}
      </BelowTheFold>
    </Page>
  )
}
