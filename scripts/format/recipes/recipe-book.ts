import { checklistPath } from '#shared/checklist.ts'
import { Groups } from '#shared/collections.ts'
import { findTarget, findTargets, type Target } from '#shared/format-path/target.ts'
import { isForPlatform } from '#shared/format-types.ts'
import { hexBytes, toHex } from '#shared/number.ts'
import { parseRange, rangeText } from '#shared/range.ts'
import type { NewValue, Recipe, RecipeAction, RecipeStep } from '#shared/recipe-types.ts'
import { type Problem, problemAt, type Source } from '../../csv/declare.ts'
import { checklist } from '../../tables/checklist.ts'
import { recipeSteps } from '../../tables/recipe-steps.ts'
import { targetBytes } from '../codec/target-bytes.ts'
import type { Definition } from '../definition.ts'
import { nextNumber, parseCondition } from './apply-recipe.ts'
import { checksumPath, type PlannedStep, planSteps, recipesOf } from './recipe-actions.ts'
import { type Points, recipeCode } from './recipe-code.ts'
import { stepMeaning } from './step-meaning.ts'

type StepRow = ReturnType<typeof recipeSteps.read>['soundRows'][number]

/** A condition in words, with the offset of a script variable that it names. */
function conditionText(definition: Definition, where: string): string {
  const { field, allowed } = parseCondition(where)
  const name = field === 'value' ? 'the value' : `field ${field}`
  if (allowed.kind !== 'variable') return `${name} is ${rangeText(allowed)}`
  const { block, offset } = findTarget(definition, `block01.globals[${allowed.name}]`)
  return `${name} is the value of the script variable ${allowed.name}, at ${block}:${toHex(offset)}`
}

function checksumStep({ file }: Definition, what: string | null): RecipeStep {
  return {
    field: checksumPath,
    block: null,
    offsetHex: null,
    movedBy: 'nothing',
    type: 'u32',
    size: file.size - file.checksumOffset,
    count: 1,
    stride: 0,
    what: what ?? checksumPath,
    where: null,
    needs: null,
    before: null,
    after: null,
  }
}

function movedBy({ isMovable, isStartFixed }: Target): RecipeStep['movedBy'] {
  if (isMovable) return 'its own block'
  return isStartFixed ? 'nothing' : 'earlier blocks'
}

/** What a step writes; null if it only checks. */
function newValueOf({ change, value, from, limit }: RecipeAction, bytes: string | null): NewValue | null {
  if (value === null && from === null && change !== 'clean') return null
  const name = from?.replace('[all]', '').split(/[[.]/).at(-1)?.replace(']', '')
  return { change, value: value ?? 0, from: name?.replaceAll('_', ' ') ?? null, limit, bytes }
}

/** A step as the pages show it; the number of points is counted when all steps are known. */
function resolveStep(definition: Definition, step: PlannedStep, source: Source): RecipeStep {
  const { action, what, before } = step
  const { field, needs, change, value, where } = action
  if (field === checksumPath) return checksumStep(definition, what)
  const targets = findTargets(definition, field)
  const [target, second] = targets
  if (target === undefined) throw new Error(`${field} names no element`)
  const bytesOf = (number: number) => hexBytes(targetBytes(definition, target, number))
  const range = parseRange(needs)
  const hasBytes = change === 'set' || change === 'raise'
  return {
    field,
    block: target.block,
    offsetHex: toHex(target.offset),
    movedBy: movedBy(target),
    type: target.field.type,
    size: target.size,
    count: targets.length,
    stride: second === undefined ? 0 : second.offset - target.offset,
    what: stepMeaning(field, what, target, source),
    where: where && conditionText(definition, where),
    needs: range && rangeText(range),
    before: before === null ? null : { value: before, bytes: bytesOf(before) },
    after: newValueOf(action, hasBytes && value !== null ? bytesOf(value) : null),
  }
}

/** The value of a step after the recipe, in the example that its `before` gives. */
function valueAfter({ before, after }: RecipeStep): number {
  const current = before?.value ?? 0
  return after === null ? current : nextNumber(after, current)
}

/** The points of a recipe, from the example values that its steps give. */
function pointsOf(definition: Definition, steps: readonly RecipeStep[], source: Source): Points {
  const changed = new Map(steps.map(step => [`${step.block} ${step.offsetHex}`, step]))
  const counted = checklist.rows(source).flatMap(row => {
    const { block, offset } = findTarget(definition, checklistPath(row))
    const step = changed.get(`${block} ${toHex(offset)}`)
    return step === undefined ? [] : [{ step, atLeast: row.atLeast }]
  })
  const value = counted.reduce((points, { step, atLeast }) => {
    const isDone = (stored: number) => Number(stored >= atLeast)
    return points + isDone(valueAfter(step)) - isDone(step.before?.value ?? 0)
  }, 0)
  const counter = counted.find(({ step }) => step.needs?.includes(' to '))
  return { value, counter: counter?.step.field ?? null }
}

function stepProblem(row: StepRow, error: unknown): Problem {
  if (!(error instanceof Error)) throw error
  return problemAt(row, 'field', {
    rule: `cannot be a step: ${error.message}`,
    allowed: 'a path to a single value, and values that fit it',
    fix: 'correct the step',
  })
}

/** The recipes of a platform with the offsets and bytes of a typical save, computed from the format. */
export function recipeBook(
  definition: Definition,
  source: Source,
): { readonly recipes: readonly Recipe[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const steps = new Groups<string, { readonly action: RecipeAction; readonly step: RecipeStep }>()
  const { platform } = definition
  const rows = recipesOf(platform, source)
  const isOwn = isForPlatform(platform)
  const keys = new Set(rows.map(({ recipe }) => recipe))
  for (const row of recipeSteps.read(source).soundRows) {
    const { recipe } = row.values
    if (!keys.has(recipe) || !isOwn(row.values)) continue
    try {
      for (const plan of planSteps(row.values, source))
        steps.put(recipe, { action: plan.action, step: resolveStep(definition, plan, source) })
    } catch (error) {
      problems.push(stepProblem(row, error))
    }
  }
  const book = rows.map(({ recipe, ...rest }) => {
    const own = steps.of(recipe)
    const actions = own.map(({ action }) => action)
    const hasPoints = actions.some(({ change }) => change === 'points')
    const all = own.map(({ step }) => step)
    const points = hasPoints ? pointsOf(definition, all, source) : { value: 0, counter: null }
    const after: NewValue = { change: 'points', value: points.value, from: null, limit: null, bytes: null }
    const shown = own.map(({ action, step }) => (action.change === 'points' ? { ...step, after } : step))
    return { key: recipe, ...rest, steps: shown, ...recipeCode(definition, actions, points) }
  })
  return { recipes: book, problems }
}
