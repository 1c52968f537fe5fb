import { countElements } from '../../algebra/count.ts'
import { type Definition, fieldsOf } from '../definition.ts'
import { type FieldPlace, type FileCounts, findFieldPlace } from '../place/field-place.ts'

const several = /^(block(\d\d)\.(\w+).*)\[(all|(\d+)-(\d+))\]$/

/** Number of the elements of a list of a block in a file. */
function listLength(definition: Definition, number: string, list: string, counts: FileCounts): number {
  const block = definition.blocks.find(candidate => candidate.number === number)
  if (block === undefined) throw new Error(`there is no block ${number}`)
  const field = fieldsOf(definition, block.struct).find(({ name }) => name === list)
  // Blocks of a fixed size have no counts of their own.
  const length = field && countElements(list, field.count, counts.get(number) ?? {})
  if (length === undefined || length === null) throw new Error(`block ${number} has no list ${list}`)
  return length
}

/**
 * The places that a step of a recipe names: one, or those of `[4-14]` or of `[all]` elements of a list.
 * @throws Error when the path leads to nothing in a file with these counts
 */
export function stepPlaces(definition: Definition, path: string, counts: FileCounts): readonly FieldPlace[] {
  const [, start = path, number = '', list = '', which, first, last] = several.exec(path) ?? []
  if (which === undefined) return [findFieldPlace(definition, path, counts)]
  const from = Number(first ?? 0)
  const to = last === undefined ? listLength(definition, number, list, counts) - 1 : Number(last)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) =>
    findFieldPlace(definition, `${start}[${from + index}]`, counts),
  )
}
