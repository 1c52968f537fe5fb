import { memo, useEffect, useRef } from 'react'
import { byteLines } from '../../blocks/byteLines.ts'
import { FileStartFields } from '../../blocks/FileStartFields.tsx'
import type { FileStarts } from '../../blocks/fileStarts.ts'
import { recipes } from '../../generated/recipes/recipes.ts'
import type { Recipe, RecipeStep } from '../../shared/recipe-types.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import { RecipeStepRow } from './RecipeStepRow.tsx'
import styles from './RecipesPage.module.css'

/** All bytes that a recipe writes, with their offsets. */
function writesOf(steps: readonly RecipeStep[]) {
  return steps.flatMap(({ block, offsetHex, count, after }) =>
    block === null || offsetHex === null || after === null
      ? []
      : [{ block, offsetHex, bytes: Array(count).fill(after.bytes).join(' ') }],
  )
}

/** Real saves the recipes were tested on: most recipes apply to every save. */
const testedSaves = Math.max(...recipes.map(({ saves }) => saves))

function savesText(saves: number): string {
  return saves === testedSaves
    ? `Tested on all ${saves} saves`
    : `Tested on the ${saves} of ${testedSaves} saves it applies to`
}

interface Props {
  recipe: Recipe
  /** Whether the address selects it: it is scrolled into view and focused. */
  isSelected: boolean
  /** Where blocks start in the user's save. */
  starts: FileStarts
}

/** One recipe: its steps with bytes, and caveats. */
export const RecipeSection = memo(function RecipeSection({ recipe, isSelected, starts }: Props) {
  const { key, goal, how, caveat, saves, steps, typescript, python } = recipe
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isSelected) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [isSelected])
  const writes = writesOf(steps)
  return (
    <section
      className={styles.recipe}
      aria-labelledby={`recipe-${key}`}
      data-selected={isSelected || undefined}
    >
      <h2 ref={heading} id={`recipe-${key}`} tabIndex={-1}>
        {goal}
      </h2>
      <p>{how}</p>
      <FileStartFields blocks={writes.map(({ block }) => block)} />
      <StaticTable label={`Bytes: ${goal}`} heads={['Offset', 'In the file', 'Field', 'Before', 'After']}>
        <tbody>
          {steps.map(step => (
            <RecipeStepRow key={step.field} step={step} starts={starts} />
          ))}
        </tbody>
      </StaticTable>
      {caveat && <p>{caveat}</p>}
      <p className={styles.foot}>
        {savesText(saves)}.
        {writes.length > 0 && (
          <span className={styles.copy}>
            {' Copy all bytes: '}
            <CopyButton text={byteLines(writes, starts)} what={`all bytes: ${goal}`} />
            {' As '}
            <a href="#/code">code</a>
            {': '}
            <CopyButton text={typescript} what={`TypeScript: ${goal}`} label="TypeScript" />{' '}
            <CopyButton text={python} what={`Python, read only: ${goal}`} label="Python (read only)" />
          </span>
        )}
      </p>
    </section>
  )
})
