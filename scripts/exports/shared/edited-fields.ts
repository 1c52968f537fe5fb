import { parseFieldPath } from '../../../src/shared/field-path.ts'
import { hasOneElement } from '../../../src/shared/struct-places.ts'
import type { Source } from '../../csv/engine/table.ts'
import { type Definition, elementsOf, fieldsOf } from '../../format/definition.ts'
import { recipeSteps } from '../../tables/recipe-steps.ts'
import { elementLayers, layerName } from './element-structs.ts'

/** Whether a struct occurs exactly once in a save. */
function isSingle(definition: Definition, struct: string): boolean {
  const uses = [...definition.structs.values()].flatMap(owner =>
    owner.fields.filter(field => field.struct === struct).map(field => ({ owner, field })),
  )
  if (uses.length === 0) return true // a block
  const [use, ...others] = uses
  if (use === undefined || others.length > 0) return false
  return hasOneElement(use.owner, use.field) && isSingle(definition, use.owner.name)
}

/** Key of a member in {@link editedFields}, by the struct of the outline that has it. */
export const memberKey = (struct: string, member: string) => `${struct}.${member}`

/** The member selected by a path; null if a save has several, e.g. one of 13 weapons. */
function memberOf(definition: Definition, path: string): string | null {
  const [root, ...steps] = parseFieldPath(path) ?? []
  let struct = definition.blocks.find(({ number }) => `block${number}` === root?.name)?.struct
  for (const { name, brackets } of steps) {
    if (struct === undefined) return null
    const owner = struct
    const field = fieldsOf(definition, owner).find(candidate => candidate.name === name)
    if (field === undefined || !isSingle(definition, owner)) return null
    const [bracket, ...others] = brackets
    const named = elementsOf(field).find(element => element.name === bracket)
    if (named !== undefined) {
      const layer = elementLayers(field).findIndex(layer => layer.includes(named))
      return others.length > 0 || named.count !== null
        ? null
        : memberKey(layerName(field.name, layer), named.name)
    }
    if (field.struct === null) return bracket === undefined ? memberKey(owner, field.name) : null
    struct = field.struct
  }
  return null
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
  return new Set(paths.map(path => memberOf(definition, path)).filter(key => key !== null))
}
