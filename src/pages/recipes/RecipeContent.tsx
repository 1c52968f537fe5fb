import { memo } from 'react'
import { parseHex, toHex } from '#shared/number.ts'
import type { Recipe, RecipeStep } from '#shared/recipe-types.ts'
import { byteLines, type FileStarts, fileStartsOf } from '../../blocks/blockStart.ts'
import type { OpenedSave } from '../../save/readSave.ts'
import { Code } from '../../site/Code.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import { RecipeStepRow } from './RecipeStepRow.tsx'
import styles from './RecipesPage.module.css'

/** The recipe that ends all others. */
const checksumRecipe = 'fix-checksum'

/** File names that need no escape in any shell. */
const plainName = /^[\w ().][\w ().-]*$/

/** The command that applies a recipe. @param file name of the opened save */
export function recipeCommand(key: string, file: string | undefined): string {
  const isPlain = file !== undefined && plainName.test(file)
  const name = isPlain ? (/[ ()]/.test(file) ? `"${file}"` : file) : 'FILE'
  const options = key === checksumRecipe ? '--accept-wrong-checksum ' : ''
  return `npx gtasa-save recipe ${name} ${key} ${options}--out NEW-FILE`
}

/** The steps with the bytes of the opened save. */
export const OwnSteps = lazyWithRetry(async () => (await import('./OwnRecipe.tsx')).OwnSteps, null)

/** Whether the offset or the new value of what a step writes depends on the save. */
const dependsOnSave = ({ movedBy, where, after }: RecipeStep) =>
  after !== null &&
  (movedBy === 'its own block' || where !== null || after.change !== 'set' || after.bytes === null)

/** The bytes that a step writes in every save, with their offsets. */
function writesOf(step: RecipeStep) {
  const { block, offsetHex, count, stride, size, after } = step
  const bytes = after?.bytes ?? null
  if (block === null || offsetHex === null || bytes === null || dependsOnSave(step)) return []
  if (stride <= size) return [{ block, offsetHex, bytes: Array(count).fill(bytes).join(' ') }]
  const start = parseHex(offsetHex)
  return Array.from({ length: count }, (_, index) => {
    return { block, offsetHex: toHex(start + index * stride), bytes }
  })
}

interface StepsProps {
  recipe: Recipe
  /** Where blocks start in the file. */
  starts: FileStarts
}

/** The steps of a recipe in all saves, with the bytes that do not depend on the save. */
function Steps({ recipe, starts }: StepsProps) {
  const { key, goal, steps } = recipe
  return (
    <>
      <StaticTable label={`Bytes: ${goal}`} heads={['Offset', 'In the file', 'Field', 'Before', 'After']}>
        <tbody>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are in a fixed order, and two may write one field
            <RecipeStepRow key={index} step={step} starts={starts} />
          ))}
        </tbody>
      </StaticTable>
      {key !== checksumRecipe && (
        <p>
          Keep a backup, and <a href={`#/recipes?row=${checksumRecipe}`}>fix the checksum</a> after the last
          step.
        </p>
      )}
    </>
  )
}

/**
 * What else to know of a recipe: the command that applies it, tested saves, and its bytes as text and code. Those of an opened
 * save are above, with its checksum.
 */
function Foot({ recipe, save, starts }: StepsProps & Pick<ContentProps, 'save'>) {
  const { key, goal, saves, steps, typescript, python } = recipe
  const writes = steps.flatMap(writesOf)
  const isPartial = steps.some(dependsOnSave)
  const command = recipeCommand(key, save?.file)
  return (
    <>
      {python !== null && (
        <>
          <p>
            As a program in Python: <CopyButton text={python} what={`Python: ${goal}`} />
          </p>
          <Code tokens={[python]} />
        </>
      )}
      <p className={styles.foot}>
        Or run <code className={styles.command}>{command}</code>{' '}
        <CopyButton text={command} what={`command: ${goal}`} />
      </p>
      <p className={styles.foot}>
        <a href="#/legend?row=tested">Tested</a> on {saves} saves.
        {writes.length > 0 && save === null && (
          <span className={styles.copy}>
            {isPartial
              ? ' Copy the bytes, except rows whose offset or new value depends on your save: '
              : ' Copy all bytes: '}
            <CopyButton
              text={byteLines(writes, starts)}
              what={`${isPartial ? 'bytes' : 'all bytes'}: ${goal}`}
            />
          </span>
        )}
        {typescript !== '' && (
          <span className={styles.copy}>
            {' As '}
            <a href="#/code">code</a>
            {': '}
            <CopyButton text={typescript} what={`TypeScript: ${goal}`} label="TypeScript" />
          </span>
        )}
      </p>
    </>
  )
}

export interface ContentProps {
  recipe: Recipe
  /** The opened save. */
  save: OpenedSave | null
}

/** What is folded: the steps, with a save those that change it, and what else to know. */
export const RecipeContent = memo(function RecipeContent({ recipe, save }: ContentProps) {
  const starts = fileStartsOf(save)
  const general = (
    <>
      {save?.platform === 'mobile' && <p>These are the steps for PC saves:</p>}
      <Steps recipe={recipe} starts={starts} />
    </>
  )
  return (
    <>
      {save ? (
        <OwnSteps recipe={recipe} save={save}>
          {general}
        </OwnSteps>
      ) : (
        general
      )}
      {recipe.caveat && <p>{recipe.caveat}</p>}
      <Foot recipe={recipe} save={save} starts={starts} />
    </>
  )
})
