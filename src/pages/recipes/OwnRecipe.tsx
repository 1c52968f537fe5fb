import { type ReactNode, useEffect, useState } from 'react'
import { fileOffsetText } from '../../blocks/gridParts.ts'
import { type OwnChange, type OwnWrite, ownRecipes, type RecipeVerdict } from '../../save/ownRecipes.ts'
import type { OpenedSave } from '../../save/readSave.ts'
import { toHex } from '../../shared/hex.ts'
import type { Recipe } from '../../shared/recipe-types.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './RecipesPage.module.css'

interface Props {
  recipe: Recipe
  save: OpenedSave
}

/** Longest work between two paints, in milliseconds. */
const longestTurn = 16

const queue = new Set<() => void>()

/** Runs the tasks of the queue, as many as fit between two paints; the rest follow. */
function takeTurn(): void {
  const end = performance.now() + longestTurn
  for (const task of queue) {
    queue.delete(task)
    task()
    if (performance.now() > end) break
  }
  if (queue.size > 0) setTimeout(takeTurn)
}

/** Adds a task to the queue. @returns takes it out again */
function queueTask(task: () => void): () => void {
  if (queue.size === 0) setTimeout(takeTurn)
  queue.add(task)
  return () => queue.delete(task)
}

/** The verdict on a recipe; null until its turn, as all of them take a second at CPU ×4. */
function useVerdict({ recipe: { key }, save }: Props): RecipeVerdict | null {
  const [known, setKnown] = useState<{ save: OpenedSave; verdict: RecipeVerdict } | null>(null)
  useEffect(() => queueTask(() => setKnown({ save, verdict: ownRecipes(save).verdict(key) })), [key, save])
  return known?.save === save ? known.verdict : null
}

/** After the name of a recipe in the list: that it is not for the opened save. */
export function OwnMark(props: Props) {
  const verdict = useVerdict(props)
  return verdict?.reason && <span className={styles.mark}>not for your save</span>
}

const countOfValues = (count: number) => `${count} ${count === 1 ? 'value changes' : 'values change'}`

function verdictText({ changed, reason }: RecipeVerdict, { recipe, save }: Props): string {
  if (reason !== null) return `Not for your save: ${reason}.`
  if (changed > 0) return `Applies to your save: ${countOfValues(changed)}.`
  return ownRecipes(save).writes(recipe.key).length > 0
    ? 'Applies to your save: its checksum is wrong.'
    : 'Nothing to change: your save has all these values.'
}

/** Whether a recipe is for the opened save, or why not; immediately for the selected one, whose bytes are shown. */
export function OwnVerdict({ isSelected, ...props }: Props & { isSelected: boolean }) {
  const queued = useVerdict(props)
  const verdict = isSelected ? ownRecipes(props.save).verdict(props.recipe.key) : queued
  const kind = verdict === null ? 'unknown' : verdict.reason === null ? 'applies' : 'not'
  return (
    <p className={styles.verdict} data-kind={kind}>
      {verdict === null ? '…' : verdictText(verdict, props)}
    </p>
  )
}

const hexText = (bytes: Uint8Array) => Array.from(bytes, byte => toHex(byte, 2)).join(' ')

/** Values listed one by one in a row; of more, only the first and the last path are shown. */
const fewValues = 4

/** What a step writes to, by its path with any index. */
const meaningOf = ({ steps }: Recipe, { path }: OwnChange) =>
  steps.find(({ field }) => field.replace('[all]', '[0]') === path.replace(/\[\d+\]/, '[0]'))?.what

function WriteRow({ recipe, write }: { recipe: Recipe; write: OwnWrite }) {
  const { offset, before, after, changes } = write
  const [first, last] = [changes[0], changes.at(-1)]
  const isFew = changes.length <= fewValues
  const values = (side: 'before' | 'after') =>
    isFew && <span className={styles.value}>{changes.map(change => change[side]).join(', ')}</span>
  return (
    <tr>
      <td data-label="In your file">
        <code>{fileOffsetText(offset, 0)}</code>
      </td>
      <td className={styles.field}>
        {first ? meaningOf(recipe, first) : 'checksum: the sum of all bytes before it'}
        {(isFew ? changes : [first, last]).map(
          change =>
            change && (
              <span key={change.path} className={styles.value}>
                <BlockAddress block={change.block} offsetHex={toHex(change.blockOffset)} />{' '}
                <code>{breakable(change.path)}</code>
              </span>
            ),
        )}
        {!isFew && <span className={styles.value}>{changes.length} values, first and last shown</span>}
      </td>
      <td data-label="Bytes now">
        <code className={styles.bytes}>{hexText(before)}</code>
        {values('before')}
      </td>
      <td data-label="Bytes to type">
        <code className={styles.bytes}>{hexText(after)}</code>
        {values('after')}
      </td>
    </tr>
  )
}

/** The bytes of the opened save that a recipe changes; without any, the steps for all saves. */
export function OwnSteps({ recipe, save, children }: Props & { children: ReactNode }) {
  const writes = ownRecipes(save).writes(recipe.key)
  if (writes.length === 0) return children
  const lines = writes.map(({ offset, after }) => `${fileOffsetText(offset, 0)} = ${hexText(after)}`)
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
