import { formatNumber, formatNumbersIn, parseHex } from '#shared/number.ts'
import type { NewValue, RecipeStep, WrittenValue } from '#shared/recipe-types.ts'
import type { FileStarts } from '../../blocks/blockStart.ts'
import { FileOffset } from '../../blocks/FieldOffset.tsx'
import { newValueText } from '../../blocks/newValueText.ts'
import { BlockAddress, Term } from '../../site/Page.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import styles from './RecipesPage.module.css'

/** Bytes in file order, with their value. */
function Bytes({ bytes, value }: WrittenValue) {
  return (
    <>
      <code className={styles.bytes}>{bytes}</code>
      <span className={styles.value}>{formatNumber(value)}</span>
    </>
  )
}

/** What a step writes: bytes, or how to compute the value. */
function After({ after, count }: { after: NewValue; count: number }) {
  const { bytes } = after
  return (
    <>
      {bytes && <code className={styles.bytes}>{bytes}</code>}
      {bytes && count > 1 && ` × ${count}`}
      <span className={styles.value}>{newValueText(after)}</span>
    </>
  )
}

interface Props {
  step: RecipeStep
  starts: FileStarts
}

/** One field of a recipe. */
export function RecipeStepRow({ step, starts }: Props) {
  const { field, block, offsetHex, movedBy, count, stride, size, what, where, needs, before, after } = step
  return (
    <tr>
      <td data-label="Offset">
        {block ? <BlockAddress block={block} offsetHex={offsetHex} /> : 'end of the file'}
      </td>
      <td data-label="In the file">
        {block && offsetHex ? (
          <FileOffset block={block} start={starts.startOf(block)} offset={parseHex(offsetHex)} />
        ) : (
          'last 4 bytes'
        )}
        {stride > size && (
          <span className={styles.value}>
            and every {stride} bytes after it, {count} in all
          </span>
        )}
        {movedBy === 'its own block' && (
          <span className={styles.value}>
            <Term of="usual">typical</Term>
          </span>
        )}
      </td>
      <td className={styles.field}>
        {what}
        <code className={styles.value}>{breakable(field)}</code>
        {where && <span className={styles.value}>only where {formatNumbersIn(where)}</span>}
      </td>
      <td data-label="Before">
        {before ? <Bytes {...before} /> : needs ? null : 'any'}
        {needs && <span className={styles.value}>must be {formatNumbersIn(needs)}</span>}
      </td>
      <td data-label="After">
        {after ? <After after={after} count={stride > size ? 1 : count} /> : block ? 'unchanged' : 'new sum'}
      </td>
    </tr>
  )
}
