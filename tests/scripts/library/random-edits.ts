import type { Definition, Field } from '../../../scripts/format/definition.ts'
import { fieldsOf, isStrictRange } from '../../../scripts/format/definition.ts'
import type { Random } from '../../../scripts/format/synthetic/random.ts'
import { legalNumber, legalText } from '../../../scripts/format/synthetic/random-struct.ts'
import { isList, isScalar } from '../../../src/shared/types.ts'
import { at } from './support.ts'

export interface Edit {
  readonly keys: readonly (string | number)[]
  readonly value: unknown
}

function pick<One>(random: Random, list: readonly One[]): One | undefined {
  return list[random.integer(0, list.length - 1)]
}

/** Fields that a program may set freely: no counts, constants or end markers of lists. */
function freeFields(definition: Definition, struct: string, parent: Field | null): readonly Field[] {
  const fields = fieldsOf(definition, struct).filter(field => field.role !== 'count' && !isStrictRange(field))
  return parent?.count?.kind === 'until' ? fields.filter(field => field.offset > 0) : fields
}

function legalValue(field: Field, random: Random): unknown {
  const { type, range, elementSize } = field
  if (type === 'b8') return random.integer(0, 1) === 1
  if (isScalar(type)) return legalNumber(type, range, random, {})
  return type === 'raw' ? random.bytes(elementSize ?? 0) : legalText(elementSize ?? 0, range, random)
}

/** A changed value inside a struct; null if the path ends at an empty list. */
function editIn(
  definition: Definition,
  struct: string,
  parent: Field | null,
  save: object,
  keys: readonly (string | number)[],
  random: Random,
): Edit | null {
  const field = pick(random, freeFields(definition, struct, parent))
  if (field === undefined) return null
  const key = definition.keyOf(field.name)
  const value = at(save, ...keys, key)
  if (isList(field) && (!Array.isArray(value) || value.length === 0)) return null
  const index = Array.isArray(value) ? [random.integer(0, value.length - 1)] : []
  const path = [...keys, key, ...index]
  if (field.struct !== null) return editIn(definition, field.struct, field, save, path, random)
  return { keys: path, value: legalValue(field, random) }
}

/** A random change of one value of a save. */
export function randomEdit(definition: Definition, save: object, random: Random): Edit {
  for (;;) {
    const block = pick(random, definition.blocks)
    const edit =
      block === undefined
        ? null
        : editIn(definition, block.struct, null, save, ['blocks', definition.keyOf(block.name)], random)
    if (edit !== null) return edit
  }
}
