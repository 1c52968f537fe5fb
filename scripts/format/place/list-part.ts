import { elementBytes } from '../../../src/shared/layout.ts'
import { elementForm, elementTypeSize } from '../../../src/shared/types.ts'
import type { Field } from '../definition.ts'

/** A path without a target in a file, or with more than one. */
export class PathError extends Error {
  override readonly name = 'PathError'
}

/** One value of a list or of its named element, as a separate field. */
export interface Part {
  readonly field: Field
  /** Bytes from the start of the list. */
  readonly offset: number
}

function namedPart(list: Field, name: string, part: number | null, path: string): Part {
  const element = list.elements?.find(candidate => candidate.name === name)
  if (element === undefined) throw new PathError(`${path}: ${list.name} has no element ${name}`)
  const { type, index, count, meaning, range, values, evidence } = element
  const isThere = count === null ? part === null : part !== null && part < count
  if (!isThere)
    throw new PathError(
      `${path}: ${name} ${count === null ? 'is one value' : `has the elements [0] to [${count - 1}]`}`,
    )
  const { basic } = elementForm(type)
  const size = elementTypeSize(type)
  const single = { name, type: basic, count: null, size, elementSize: size, elements: null }
  return {
    field: { ...list, ...single, meaning, range, values, evidence },
    offset: index * elementBytes(list) + (part === null ? 0 : part * size),
  }
}

/** The list that a path refers to, in a given file. */
export interface ListRequest {
  readonly length: number
  /** List length that the names apply to. */
  readonly named: number
  /** As requested; used in error messages. */
  readonly path: string
}

/**
 * The value selected by the brackets after a list name. @param brackets at least one: `222`, or `fat` for a
 * named element, followed by `2` for an array @throws PathError if the list has no such value
 */
export function listPart(
  list: Field,
  brackets: readonly string[],
  { length, named, path }: ListRequest,
): Part {
  const [first = '', second = ''] = brackets
  const [number, part] = [first, second].map(text => (/^\d+$/.test(text) ? Number(text) : null))
  if (number === null || number === undefined) {
    if (length !== named)
      throw new PathError(`${path}: the names apply to ${named} values, but there are ${length}`)
    return namedPart(list, first, part ?? null, path)
  }
  if (brackets.length > 1) throw new PathError(`${path}: ${list.name} needs exactly one index`)
  if (number >= length) throw new PathError(`${path}: ${list.name} has ${length} elements`)
  const size = elementBytes(list)
  return { field: { ...list, count: null, size, elements: null }, offset: number * size }
}
