import { useEffect, useState } from 'react'
import { Groups } from '#shared/collections.ts'
import type { Recipe } from '#shared/recipe-types.ts'
import type { OpenedSave } from '../../save/readSave.ts'
import type { Verdict } from './OwnRecipe.tsx'
import styles from './RecipesPage.module.css'

const loadRecipes = () => import('./OwnRecipe.tsx')
type RecipeCode = Awaited<ReturnType<typeof loadRecipes>>
type Task = (code: RecipeCode) => void

/** Longest work between two paints, in milliseconds. */
const longestTurn = 16

/** What waits for the verdicts on recipes, by their keys. */
const queue = new Groups<string, Task>()

/** Judges as many recipes as fit between two paints; the rest follow. First verdict with the wait for a paint: 318 → 219 ms at CPU ×4. */
function takeTurn(code: RecipeCode): void {
  const end = performance.now() + longestTurn
  for (const [key, tasks] of queue) {
    queue.delete(key)
    for (const task of tasks) task(code)
    if (performance.now() > end) break
  }
  if (queue.size > 0) requestAnimationFrame(() => setTimeout(takeTurn, 0, code))
}

/** Adds a task to the queue. @param key of its recipe */
function queueTask(key: string, task: Task): void {
  if (queue.size === 0) loadRecipes().then(takeTurn, () => queue.clear())
  queue.put(key, task)
}

interface Props {
  recipe: Recipe
  save: OpenedSave
  /** The selected recipe waits for no other. */
  isSelected?: boolean
}

/** The verdict on a recipe; null until its turn, as all of them take a second at CPU ×4. */
function useVerdict({ recipe: { key }, save, isSelected = false }: Props): Verdict | null {
  const [known, setKnown] = useState<{ save: OpenedSave; verdict: Verdict } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const task = ({ judge }: RecipeCode) => {
      if (isCurrent) setKnown({ save, verdict: judge(save, key) })
    }
    if (isSelected)
      loadRecipes().then(task, () => {}) // reported where its bytes would be
    else queueTask(key, task)
    return () => {
      isCurrent = false
    }
  }, [key, save, isSelected])
  return known?.save === save ? known.verdict : null
}

/** After the name of a recipe in the list: that it is not for the opened save. */
export function OwnMark(props: Props) {
  return useVerdict(props)?.kind === 'not' && <span className={styles.mark}>not for your save</span>
}

/** Whether a recipe is for the opened save, or why not. */
export function OwnVerdict(props: Props) {
  const verdict = useVerdict(props)
  return (
    <p
      role={props.isSelected ? 'status' : undefined}
      className={styles.verdict}
      data-kind={verdict?.kind ?? 'unknown'}
    >
      {verdict?.text ?? '…'}
    </p>
  )
}
