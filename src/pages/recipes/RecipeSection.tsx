import { memo, type ReactNode, use, useDeferredValue, useEffect, useRef, useState } from 'react'
import { RenderMode } from '../../ui/renderMode.ts'
import { OwnVerdict } from './OwnVerdict.tsx'
import { type ContentProps, RecipeContent } from './RecipeContent.tsx'
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

interface Props extends ContentProps {
  /** Whether the address selects it: it is open, scrolled into view and focused. */
  isSelected: boolean
}

/** One recipe: its goal, and folded below it what to write. The save is read for those that were opened. */
export const RecipeSection = memo(function RecipeSection({ recipe, isSelected, save }: Props) {
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
      <Folded label={`Steps (${steps.length})`} isOpen={isSelected} onOpen={() => setWasOpened(true)}>
        <RecipeContent recipe={recipe} save={wasOpened || isSelected ? save : null} />
      </Folded>
    </section>
  )
})
