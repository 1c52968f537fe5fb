import { useSearchParams } from 'react-router-dom'
import { recipes } from '../../generated/recipes/recipes.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { BelowTheFold } from '../../ui/BelowTheFold.tsx'
import { RecipeSection } from './RecipeSection.tsx'
import styles from './RecipesPage.module.css'

export default function RecipesPage() {
  const [parameters] = useSearchParams()
  const chosen = parameters.get('row')
  return (
    <Page
      title="Recipes"
      intro={
        <>
          <p>
            Common wishes, and the bytes that grant them. A place counts from the first byte of the block
            behind its marker, a place in the file is that of a typical save made inside: it moves where
            blocks before it have another size, such as <BlockAddress block="01" />, and in its block too
            where counts stand before it. To find block 15 in your save, search it for the text{' '}
            <code>BLOCK</code>: the first one stands before block 00, the 16th before block 15. Numbers are
            little-endian. After each recipe <a href="#/recipes?row=fix-checksum">fix the checksum</a>.
          </p>
          <p>
            Each recipe was taken through real saves: written, read again, every value compared, and nothing
            but the named fields had changed. Keep a copy of your save all the same: what the running game
            makes of it was not tried.
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
          <RecipeSection key={recipe.key} recipe={recipe} isChosen={recipe.key === chosen} />
        ))}
      </BelowTheFold>
    </Page>
  )
}
