import { type ChangeEvent, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recipes } from '../../generated/recipes/recipes.ts'
import { useExpectedSave, useOpenedSave } from '../../save/openedSave.ts'
import { BlockAddress } from '../../site/links.tsx'
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
            Step-by-step edits for common goals, tested on real saves. Offsets count from the start of a
            block. Where a block starts depends on the save, because <BlockAddress block="01" /> and some
            other blocks vary in size. Search the file for the <code>BLOCK</code> markers: block 00 starts
            after the first, block 15 after the 16th. Numbers are little-endian. The bytes before are those of
            most saves; only “must be” is a condition. After each recipe,{' '}
            <a href="#/recipes?row=fix-checksum">fix the checksum</a>.
          </p>
          <p>
            Each recipe was applied to real saves, and only the listed fields changed. Numbers of saves
            differ, because a statement counts the saves it applies to: unedited ones, those with the
            variables of the unmodified script, or both. Keep a backup anyway: the recipes are not yet tested
            in the game.
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
          {shown.map(recipe => (
            <li key={recipe.key}>
              <a href={`#/recipes?row=${recipe.key}`}>{recipe.goal}</a>
              {save && <OwnMark recipe={recipe} save={save} />}
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
