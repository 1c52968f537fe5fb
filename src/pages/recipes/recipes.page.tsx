import {
  type ChangeEvent,
  memo,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { groupBy } from '#shared/collections.ts'
import type { Recipe } from '#shared/recipe-types.ts'
import { recipes } from '../../generated/recipes/recipes.ts'
import { useExpectedSave, useOpenedSave } from '../../save/openedSave.ts'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { useAnnouncedChange } from '../../ui/announce.tsx'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { withParameters } from '../../ui/pageAddress.ts'
import { RenderMode } from '../../ui/renderMode.ts'
import { filterRecipes } from './filterRecipes.ts'
import { OwnMark, OwnVerdict } from './OwnVerdict.tsx'
import { type ContentProps, OwnSteps, RecipeContent } from './RecipeContent.tsx'
import styles from './RecipesPage.module.css'

interface FoldedProps {
  label: string
  isOpen: boolean
  onOpen: () => void
  children: ReactNode
}

/**
 * Folded content that is in the document before it is open, so that the browser's search and print find it, but follows
 * after the first paint.
 */
function Folded({ label, isOpen, onOpen, children }: FoldedProps) {
  const isNeededAtOnce = isOpen || use(RenderMode) === 'document'
  const isRendered = useDeferredValue(true, isNeededAtOnce)
  return (
    <details
      className={styles.steps}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>{label}</summary>
      {(isRendered || isNeededAtOnce) && children}
    </details>
  )
}

interface SectionProps extends ContentProps {
  /** Whether the address selects it: it is open, scrolled into view and focused. */
  isSelected: boolean
}

/** One recipe: its goal, and folded below it what to write. The save is read for those that were opened. */
const RecipeSection = memo(function RecipeSection({ recipe, isSelected, save }: SectionProps) {
  const { key, goal, how, steps } = recipe
  const [wasOpened, setWasOpened] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSelected) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [isSelected])
  return (
    <section
      className={styles.recipe}
      aria-labelledby={`recipe-${key}`}
      data-selected={isSelected || undefined}
    >
      <h2 ref={heading} id={`recipe-${key}`} tabIndex={-1}>
        {goal}
      </h2>
      <p className={styles.how}>{how}</p>
      {save && <OwnVerdict recipe={recipe} save={save} isSelected={isSelected} />}
      <Folded
        label={save ? 'Steps' : `Steps (${steps.length})`}
        isOpen={isSelected}
        onOpen={() => setWasOpened(true)}
      >
        <RecipeContent recipe={recipe} save={wasOpened || isSelected ? save : null} />
      </Folded>
    </section>
  )
})

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
            condition. Offsets are those of PC; on <a href="#/platforms">phones and tablets</a>, many differ.
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
                    <a href={`#/recipes?row=${recipe.key}`}>{recipe.goal}</a>{' '}
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
