import { type FieldCode, fieldCode } from '#shared/field-code.ts'
import { walk } from '#shared/format-path/walk.ts'
import { parseRange, rangeText } from '#shared/range.ts'
import type { Recipe, RecipeAction } from '#shared/recipe-types.ts'
import { variablesPath } from '#shared/script-variable.ts'
import { camelCase } from '#shared/text.ts'
import { type Definition, findBlock } from '../definition.ts'
import { parseCondition } from './apply-recipe.ts'
import { checksumPath } from './recipe-actions.ts'

/** An integer as programs write it, e.g. `1_000_000`. */
const numberCode = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? String(value).replace(/\B(?=(\d{3})+$)/g, '_')
    : String(value)

interface StepCode extends Pick<FieldCode, 'typescript'> {
  /** Further parameters of `fill` for several elements; otherwise null. */
  readonly fill: string | null
  /** Key of a script variable, e.g. `gf_progress[0]`; null for other fields. */
  readonly variable: string | null
}

/**
 * A field of a recipe as code.
 * @param path e.g. `block20.paint[all]` @throws PathError if the path is invalid
 */
function readCode(definition: Definition, path: string): StepCode {
  const steps = walk(definition, path)
  const last = steps.at(-1)
  const block = findBlock(definition, last?.block)
  if (last === undefined || block === undefined) throw new Error(`${path} is in no block`)
  const [selected] = last.subscripts
  const key = path.startsWith(`${variablesPath}[`) ? path.slice(variablesPath.length + 1, -1) : null
  const fill = selected?.kind === 'range' ? `, ${selected.first}, ${selected.last + 1}` : ''
  const { typescript } = fieldCode(
    block.name,
    steps.map(({ struct, name, index }) => ({
      struct,
      field: name,
      typescriptSuffix: index === null ? '' : `[${index}]`,
    })),
  )
  return {
    typescript,
    fill: last.count !== null && last.index === null ? fill : null,
    variable: key === null ? null : key.replace(/\]\[(\d+)$/, '[$1]'),
  }
}

/** A value of the save as an expression. */
function currentCode(definition: Definition, path: string): string {
  const { typescript, variable } = readCode(definition, path)
  return variable === null ? typescript : `save.script.globals.get('${variable}')`
}

/** The new value, as an expression over the current one. @param value as code */
function expressionOf(
  { change, limit, value: number }: RecipeAction,
  value: string,
  current: string,
): string {
  if (change === 'clean') return `${current}.replace(/[^ -~].*/s, '')`
  if (change === 'set' || change === 'count') return value
  if (change === 'raise') return `Math.max(${current}, ${value})`
  if (change === 'bits') return `${current} | ${value}`
  if (number !== null && number < 0) {
    const difference = `${current} - ${numberCode(-number)}`
    return limit === null ? difference : `Math.max(${difference}, Math.min(${current}, ${numberCode(limit)}))`
  }
  const sum = `${current} + ${value}`
  return limit === null ? sum : `Math.max(${current}, Math.min(${sum}, ${numberCode(limit)}))`
}

/** A condition on an element, as an expression. @param element that has it, e.g. `entry` @param value the value itself */
function conditionCode(where: string, element: string, value: string): string {
  const { field, allowed } = parseCondition(where)
  const tested = field === 'value' ? value : `${element}.${camelCase(field)}`
  if (allowed.kind === 'variable') return `${tested} === save.script.globals.get('${allowed.name}')`
  if (allowed.kind === 'set') return `[${allowed.values.join(', ')}].includes(${tested})`
  if (allowed.kind === 'text') return `${tested} === '${allowed.text}'`
  if (allowed.kind !== 'span') throw new Error(`${where} has no code`)
  const { min, max } = allowed
  return min === max ? `${tested} === ${min}` : `${tested} >= ${min} && ${tested} <= ${max}`
}

/** A step inside the elements of a list: a loop. */
function loopCode(definition: Definition, action: RecipeAction, value: string): string {
  const [list = '', inner = ''] = action.field.split('[all].')
  const member = `entry.${camelCase(inner)}`
  const owner = member.replace(/\.\w+$/, '')
  const condition = action.where === null ? '' : `if (${conditionCode(action.where, owner, member)}) `
  const assignment = `${member} = ${expressionOf(action, value, member)}`
  return `for (const entry of ${readCode(definition, list).typescript}) ${condition}${assignment}`
}

/**
 * A step of a recipe as code, for the package gtasa-save.
 * @param points rows of the checklist that the recipe completes, as code
 * @returns no line if the step only checks a value
 */
function actionCode(definition: Definition, action: RecipeAction, points: string): readonly string[] {
  const { field, change, where, from } = action
  if (change !== 'points' && change !== 'clean' && action.value === null && from === null) return []
  const given = from === null ? numberCode(action.value ?? 0) : currentCode(definition, from)
  const counted = change === 'count' ? `${given}.filter(Boolean).length` : given
  const value = change === 'points' ? points : counted
  if (field.includes('[all].')) return [loopCode(definition, action, value)]
  const { typescript, fill, variable } = readCode(definition, field)
  if (fill !== null) return [`${typescript}.fill(${value}${fill})`]
  const current = currentCode(definition, field)
  const next = expressionOf(action, value, current)
  const line =
    variable === null ? `${typescript} = ${next}` : `save.script.globals.set('${variable}', ${next})`
  return [where === null ? line : `if (${conditionCode(where, '', current)}) ${line}`]
}

/** The rows of the 100% checklist that depend on values a recipe writes. */
export interface Points {
  /** How many of them it completes; negative if it undoes some. */
  readonly value: number
  /** Path of a counter that it sets from several values: each step of it is a row. */
  readonly counter: string | null
}

function conditionOf(definition: Definition, { field, needs }: RecipeAction): readonly string[] {
  const range = parseRange(needs)
  return range === null ? [] : [`// ${readCode(definition, field).typescript} must be ${rangeText(range)}`]
}

/** Fixes the checksum of a file. No parser does: those of Kaitai Struct only read. */
const checksumProgram = `with open('GTASAsf1.b', 'r+b') as file:
    data = file.read()
    file.seek(-4, 2)
    file.write((sum(data[:-4]) % 2**32).to_bytes(4, 'little'))`

/** A recipe as code, without the checksum, which `writeSave` sets; that of the checksum alone is a program of its own. */
export function recipeCode(
  definition: Definition,
  actions: readonly RecipeAction[],
  { value, counter }: Points,
): Pick<Recipe, 'typescript' | 'python'> {
  const own = actions.filter(({ field }) => field !== checksumPath)
  const set = own.find(({ field }) => field === counter)
  const points = set === undefined ? String(value) : 'points'
  const typescript = own.flatMap(action => [
    ...conditionOf(definition, action),
    ...(action === set ? [`const points = ${set.value} - ${currentCode(definition, set.field)}`] : []),
    ...actionCode(definition, action, points),
  ])
  return { typescript: typescript.join('\n'), python: own.length > 0 ? null : checksumProgram }
}
