import { breakable } from '../../blocks/nameLines.tsx'
import type { RecipeStep, WrittenValue } from '../../shared/recipe-types.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import styles from './RecipesPage.module.css'

/** Bytes as they lie in the file, with the number they are. */
function Bytes({ written, count }: { written: WrittenValue; count: number }) {
  const { value, bytes } = written
  return (
    <>
      <code className={styles.bytes}>{bytes}</code>
      {count > 1 && ` × ${count}`}
      <span className={styles.value}>{String(value).replace('-', '−')}</span>
    </>
  )
}

function moves(movedBy: RecipeStep['movedBy']): string | null {
  if (movedBy === 'nothing') return null
  return movedBy === 'its own block' ? 'moves in its block too' : 'moves'
}

/** One field of a recipe. */
export function RecipeStepRow({ step }: { step: RecipeStep }) {
  const { field, block, offsetHex, fileHex, movedBy, count, what, needs, before, after } = step
  const movement = moves(movedBy)
  return (
    <tr>
      <td>{block ? <BlockAddress block={block} offsetHex={offsetHex} /> : 'end of the file'}</td>
      <td>
        <code>{fileHex}</code>
        {movement && <span className={styles.value}>{movement}</span>}
      </td>
      <td className={styles.field}>
        {what}
        <code className={styles.value}>{breakable(field)}</code>
      </td>
      <td>
        {before ? <Bytes written={before} count={1} /> : needs ? null : 'any'}
        {needs && <span className={styles.value}>must be {needs}</span>}
      </td>
      <td>{after ? <Bytes written={after} count={count} /> : block ? 'stays' : 'the sum'}</td>
    </tr>
  )
}
