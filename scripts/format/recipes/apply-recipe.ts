import { type ChecklistCondition, doneRows } from '#shared/checklist.ts'
import { parseRange, rangeText } from '#shared/range.ts'
import type { RecipeAction } from '#shared/recipe-types.ts'
import { variablesPath } from '#shared/script-variable.ts'
import { beforeNul } from '#shared/text.ts'
import { compileRange } from '../codec/compile-range.ts'
import type { Value } from '../codec/value.ts'
import type { Range } from '../definition.ts'

/** Reads and writes the values of one save by their paths. */
export interface SaveAccess {
  /**
   * The paths of the single values that a path names, e.g. of `block20.paint[all]`.
   * @throws PathError if the save has no such value
   */
  readonly expand: (path: string) => readonly string[]
  /** @throws PathError if the path does not name one value */
  readonly read: (path: string) => Value
  readonly write: (path: string, value: number | string) => void
}

/** A recipe that does not apply to a save. */
export class RecipeError extends Error {
  override readonly name = 'RecipeError'
}

/** A value that a recipe has changed. */
export interface ChangedValue {
  readonly path: string
  /** Index of the step of the recipe that wrote it last. */
  readonly step: number
  readonly before: Value
  readonly after: Value
}

const show = (value: Value) => (typeof value === 'number' ? String(value) : JSON.stringify(value))

/**
 * The path of another field of the same element.
 * @param path `block12.cars[3].cars_left` @param field `index`; `value` for the value itself
 */
function siblingOf(path: string, field: string): string {
  return field === 'value' ? path : path.replace(/\.[^.]+$/, `.${field}`)
}

/** Whether an element meets the condition of a step. */
function meets(access: SaveAccess, path: string, where: string): boolean {
  const { field, allowed } = parseCondition(where)
  const value = access.read(siblingOf(path, field))
  return allowed.kind === 'variable'
    ? value === access.read(`${variablesPath}[${allowed.name}]`)
    : compileRange(allowed)(value)
}

const pathsOf = (access: SaveAccess, { field, where }: RecipeAction) =>
  access.expand(field).filter(path => where === null || meets(access, path, where))

function checkNeeds(access: SaveAccess, action: RecipeAction): void {
  const range = parseRange(action.needs)
  if (range === null) return
  for (const path of pathsOf(access, action)) {
    const whole = access.read(path)
    const value = typeof whole === 'string' ? beforeNul(whole) : whole
    if (!compileRange(range)(value))
      throw new RecipeError(`${path} is ${show(value)}, must be ${rangeText(range)}`)
  }
}

/** The value of a field after a step that writes a number. */
export function nextNumber(
  { change, value, limit }: Pick<RecipeAction, 'change' | 'limit'> & { readonly value: number },
  current: number,
): number {
  if (change === 'set' || change === 'count') return value
  if (change === 'raise') return Math.max(value, current)
  if (change === 'bits') return (value | current) >>> 0
  const sum = current + value
  if (limit === null) return sum
  return value < 0 ? Math.max(sum, Math.min(current, limit)) : Math.min(sum, Math.max(current, limit))
}

/** A text up to its first control character, filled with 00. */
const cleanText = (text: string) => text.replace(/[^ -~].*/s, '').padEnd(text.length, '\0')

/** The value of a step; null if it writes none. */
function stepNumber(
  access: SaveAccess,
  { change, value, from }: RecipeAction,
  points: number,
): number | null {
  if (change === 'points') return points
  if (change === 'count' && from !== null)
    return access.expand(from).filter(path => Number(access.read(path)) !== 0).length
  return from === null ? value : Number(access.read(from))
}

function perform(
  access: SaveAccess,
  action: RecipeAction,
  changed: Map<string, ChangedValue>,
  { step, points }: { readonly step: number; readonly points: number },
): void {
  const isText = action.change === 'clean'
  const value = isText ? 0 : stepNumber(access, action, points)
  if (value === null) return
  for (const path of pathsOf(access, action)) {
    const current = access.read(path)
    access.write(
      path,
      isText ? cleanText(String(current)) : nextNumber({ ...action, value }, Number(current)),
    )
    const after = access.read(path) // a float is rounded
    changed.set(path, { path, step, before: changed.get(path)?.before ?? current, after })
  }
}

/**
 * Applies a recipe to a save. The save is only changed if it meets all needs of the recipe.
 * @param checklist the rows of the 100% checklist
 * @returns the values that are now different
 * @throws RecipeError if the recipe is not for this save @throws PathError if the save has no such value, as
 * with another game script or a save made outdoors
 */
export function applyRecipe(
  actions: readonly RecipeAction[],
  access: SaveAccess,
  checklist: readonly ChecklistCondition[],
): readonly ChangedValue[] {
  for (const action of actions) {
    checkNeeds(access, action)
    pathsOf(access, action)
  }
  const changed = new Map<string, ChangedValue>()
  const countDone = () => doneRows(checklist, path => Number(access.read(path))).length
  const hasPoints = actions.some(({ change }) => change === 'points')
  const doneBefore = hasPoints ? countDone() : 0
  const performAll = (arePoints: boolean, points: number) => {
    for (const [step, action] of actions.entries())
      if ((action.change === 'points') === arePoints) perform(access, action, changed, { step, points })
  }
  performAll(false, 0)
  if (hasPoints) performAll(true, countDone() - doneBefore)
  return [...changed.values()].filter(({ before, after }) => before !== after)
}

/** Which elements of a list a step is for. */
interface Condition {
  /** Another field of the element, or `value` for the value itself. */
  readonly field: string
  /** What the field must be in, or the script variable that it must equal. */
  readonly allowed: Range | { readonly kind: 'variable'; readonly name: string }
}

/**
 * Parses a condition on the elements of a list: `type only 17`, or `index is parked_nrg500_bike_school` for the value of
 * a script variable. @throws Error for anything else
 */
export function parseCondition(where: string): Condition {
  const [, field = '', name, range = ''] = /^(\w+) (?:is (\w+)|(.+))$/.exec(where) ?? []
  const allowed = name === undefined ? parseRange(range) : ({ kind: 'variable', name } as const)
  if (allowed === null) throw new Error(`${where} is no condition on a value`)
  return { field, allowed }
}
