import { markerOrdinal } from '../../blocks/blockStart.ts'
import { fileOffsetText } from '../../blocks/byteLines.ts'
import type { FileStarts } from '../../blocks/fileStarts.ts'
import { breakable } from '../../blocks/nameLines.tsx'
import type { RecipeStep, WrittenValue } from '../../shared/recipe-types.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
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

/** The offset in the file if known, otherwise how to find it. */
function FileOffset({ step: { block, offsetHex, movedBy }, starts }: Props) {
  if (!block || !offsetHex) return 'last 4 bytes'
  const inFile = fileOffsetText(starts, block, offsetHex)
  return (
    <>
      {inFile === null ? (
        <>
          {markerOrdinal({ number: block })} <code>BLOCK</code> marker + <code>0x{offsetHex}</code>
        </>
      ) : (
        <code>{inFile}</code>
      )}
      {movedBy === 'its own block' && <span className={styles.value}>depends on counts in its block</span>}
    </>
  )
}

/** One field of a recipe. */
export function RecipeStepRow({ step, starts }: Props) {
  const { field, block, offsetHex, count, what, needs, before, after } = step
  return (
    <tr>
      <td>{block ? <BlockAddress block={block} offsetHex={offsetHex} /> : 'end of the file'}</td>
      <td>
        <FileOffset step={step} starts={starts} />
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
