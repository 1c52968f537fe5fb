import { PathError } from '#shared/format-path/path.ts'
import type { Step } from '#shared/format-path/step.ts'
import { walk } from '#shared/format-path/walk.ts'
import type { Source } from '../../csv/declare.ts'
import type { Definition } from '../../format/definition.ts'
import { structUses } from '../../format/uses.ts'
import { recipeSteps } from '../../tables/recipe-steps.ts'
import { elementLayers, layerName } from './element-structs.ts'

/** Whether a struct occurs exactly once in a save. */
function isSingle(definition: Definition, struct: string): boolean {
  const uses = definition.blocks.flatMap(block => structUses(definition, block, struct))
  return uses.length === 1 && uses.every(({ strides }) => strides.length === 0)
}

/** Key of a member in {@link editedFields}, by the struct of the outline that has it. */
export const memberKey = (struct: string, member: string) => `${struct}.${member}`

/** The member at the end of steps; null if a save has several, e.g. one of 13 weapons. */
function memberAt(definition: Definition, steps: readonly Step[]): string | null {
  const last = steps.at(-1)
  if (last === undefined || !steps.every(({ struct }) => isSingle(definition, struct))) return null
  const { struct, name, field, element, subscripts } = last
  if (element === null)
    return field.struct === null && subscripts.length === 0 ? memberKey(struct, name) : null
  const layer = elementLayers(field).findIndex(elements => elements.includes(element))
  return element.count === null ? memberKey(layerName(name, layer), element.name) : null
}

/** The steps of a path; none on a platform without it. */
function stepsOf(definition: Definition, path: string): readonly Step[] {
  try {
    return walk(definition, path)
  } catch (error) {
    if (error instanceof PathError) return []
    throw error
  }
}

/**
 * The fields people edit: those written by recipes that occur once in a save. @returns keys of members of the
 * outline
 */
export function editedFields(definition: Definition, source: Source): ReadonlySet<string> {
  const written = recipeSteps
    .rows(source)
    .filter(({ value, valueFrom }) => value !== null || valueFrom !== null)
  const paths = written.map(({ field }) => field)
  return new Set(
    paths.map(path => memberAt(definition, stepsOf(definition, path))).filter(key => key !== null),
  )
}
