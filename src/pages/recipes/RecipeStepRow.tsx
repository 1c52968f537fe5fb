import { FileOffset } from '../../blocks/FileOffset.tsx'
import type { FileStarts } from '../../blocks/fileStarts.ts'
import { parseHex } from '../../shared/hex.ts'
import type { RecipeStep, WrittenValue } from '../../shared/recipe-types.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import styles from './RecipesPage.module.css'

/** Bytes in file order, with their value. */
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

interface Props {
  step: RecipeStep
  starts: FileStarts
}

/** One field of a recipe. */
export function RecipeStepRow({ step, starts }: Props) {
  const { field, block, offsetHex, movedBy, count, what, needs, before, after } = step
  return (
    <tr>
      <td>{block ? <BlockAddress block={block} offsetHex={offsetHex} /> : 'end of the file'}</td>
      <td>
        {block && offsetHex ? (
          <FileOffset block={block} start={starts.startOf(block)} offset={parseHex(offsetHex)} />
        ) : (
          'last 4 bytes'
        )}
        {movedBy === 'its own block' && <span className={styles.value}>depends on counts in its block</span>}
      </td>
      <td className={styles.field}>
        {what}
        <code className={styles.value}>{breakable(field)}</code>
      </td>
      <td>
        {before ? <Bytes written={before} count={1} /> : needs ? null : 'any'}
        {needs && <span className={styles.value}>must be {needs}</span>}
      </td>
      <td>{after ? <Bytes written={after} count={count} /> : block ? 'unchanged' : 'new sum'}</td>
    </tr>
  )
}
