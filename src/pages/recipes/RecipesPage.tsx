import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFileStarts } from '../../blocks/fileStarts.ts'
import { recipes } from '../../generated/recipes/recipes.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { BelowTheFold } from '../../ui/BelowTheFold.tsx'
import { RecipeSection } from './RecipeSection.tsx'
import styles from './RecipesPage.module.css'

export default function RecipesPage() {
  const [parameters] = useSearchParams()
  const chosen = parameters.get('row')
  const starts = useDeferredValue(useMemo(() => readFileStarts(parameters), [parameters]))
  return (
    <Page
      title="Recipes"
      intro={
        <>
          <p>
            What to change in a save, byte by byte. Offsets count from the start of a block. Where a block
            starts depends on the save, as <BlockAddress block="01" /> and others vary in size: search the
            file for the text <code>BLOCK</code>; block 00 starts right after the first, block 15 right after
            the 16th. Numbers are little-endian. After each recipe,{' '}
            <a href="#/recipes?row=fix-checksum">fix the checksum</a>.
          </p>
          <p>
            Each recipe was tested on real saves: written, read back, all values compared; only the named
            fields had changed. Keep a backup anyway: the recipes were not tested in the running game.
          </p>
        </>
      }
    >
      <nav aria-label="Recipes">
        <ul className={styles.contents}>
          {recipes.map(({ key, wish }) => (
            <li key={key}>
              <a href={`#/recipes?row=${key}`}>{wish}</a>
            </li>
          ))}
        </ul>
      </nav>
      <BelowTheFold>
        {recipes.map(recipe => (
          <RecipeSection key={recipe.key} recipe={recipe} isChosen={recipe.key === chosen} starts={starts} />
        ))}
      </BelowTheFold>
    </Page>
  )
}
