import { Fragment, type ReactNode } from 'react'
import { fileHex, formatNumbersIn, hexBytes, toHex } from '#shared/number.ts'
import type { Recipe } from '#shared/recipe-types.ts'
import { type OwnWrite, ownRecipes } from '../../save/ownRecipes.ts'
import type { OpenedSave } from '../../save/readSave.ts'
import { BlockAddress } from '../../site/Page.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './RecipesPage.module.css'

/** Whether a recipe is for a save, in words. */
export interface Verdict {
  readonly kind: 'applies' | 'not'
  readonly text: string
}

const countOfValues = (count: number) => `${count} ${count === 1 ? 'value changes' : 'values change'}`

/** Judges a recipe by its key. */
export function judge(save: OpenedSave, key: string): Verdict {
  const own = ownRecipes(save)
  const { changed, reason } = own.verdict(key)
  if (reason !== null) return { kind: 'not', text: `Not for your save: ${formatNumbersIn(reason)}.` }
  if (changed > 0) return { kind: 'applies', text: `Applies to your save: ${countOfValues(changed)}.` }
  return {
    kind: 'applies',
    text:
      own.writes(key).length > 0
        ? 'Applies to your save: its checksum is wrong.'
        : 'Nothing to change: your save has all these values.',
  }
}

interface Props {
  recipe: Recipe
  save: OpenedSave
}

/** Values listed one by one in a row; of more, only the first and the last path are shown. */
const fewValues = 4

function WriteRow({ recipe, write }: { recipe: Recipe; write: OwnWrite }) {
  const { offset, before, after, changes } = write
  const isFew = changes.length <= fewValues
  const shown = isFew ? changes : [changes[0], changes.at(-1)].filter(change => change !== undefined)
  const meaningAt = (index: number) => recipe.steps[shown[index]?.step ?? -1]?.what
  const values = (side: 'before' | 'after') =>
    isFew && <span className={styles.value}>{changes.map(change => change[side]).join(', ')}</span>
  return (
    <tr>
      <td data-label="In your file">
        <code>{`0x${fileHex(offset)}`}</code>
      </td>
      <td className={styles.field}>
        {shown.length === 0 && 'checksum: the sum of all bytes before it'}
        {shown.map((change, index) => (
          <Fragment key={change.path}>
            {meaningAt(index) !== meaningAt(index - 1) && meaningAt(index)}
            <span className={styles.value}>
              <BlockAddress block={change.block} offsetHex={toHex(change.blockOffset)} />{' '}
              <code>{breakable(change.path)}</code>
            </span>
          </Fragment>
        ))}
        {!isFew && <span className={styles.value}>{changes.length} values, first and last shown</span>}
      </td>
      <td data-label="Bytes now">
        <code className={styles.bytes}>{hexBytes(before)}</code>
        {values('before')}
      </td>
      <td data-label="Bytes to type">
        <code className={styles.bytes}>{hexBytes(after)}</code>
        {values('after')}
      </td>
    </tr>
  )
}

/** The bytes of the opened save that a recipe changes; without any, the steps for all saves. */
export function OwnSteps({ recipe, save, children }: Props & { children: ReactNode }) {
  const writes = ownRecipes(save).writes(recipe.key)
  if (writes.length === 0) return children
  const lines = writes.map(({ offset, after }) => `0x${fileHex(offset)} = ${hexBytes(after)}`)
  const label = `Bytes of ${save.file}: ${recipe.goal}`
  return (
    <>
      <StaticTable
        label={label}
        heads={['In your file', 'Field', 'Bytes now', 'Bytes to type']}
        isLong={writes.length > 20}
      >
        <tbody>
          {writes.map(write => (
            <WriteRow key={write.offset} recipe={recipe} write={write} />
          ))}
        </tbody>
      </StaticTable>
      <p className={styles.foot}>
        Overwrite the bytes at these offsets of <b>{save.file}</b>, the checksum included; keep a backup.{' '}
        <CopyButton text={lines.join('\n')} what={`bytes of your save: ${recipe.goal}`} />
      </p>
    </>
  )
}
