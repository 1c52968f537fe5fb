import { elementBytes } from '../../../src/shared/layout.ts'
import { elementForm, elementTypeSize } from '../../../src/shared/types.ts'
import type { Field } from '../definition.ts'

/** A path that leads to nothing in a file, or not to one value. */
export class NoPlaceError extends Error {}

/** One value of a list, or of a named element of it, as a field of its own. */
export interface Part {
  readonly field: Field
  /** Bytes from the start of the list. */
  readonly offset: number
}

function namedPart(list: Field, name: string, part: number | null, path: string): Part {
  const element = list.elements?.find(candidate => candidate.name === name)
  if (element === undefined) throw new NoPlaceError(`${path}: ${list.name} has no element ${name}`)
  const { type, index, count, meaning, range, values, evidence } = element
  const isThere = count === null ? part === null : part !== null && part < count
  if (!isThere)
    throw new NoPlaceError(
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

/** The list that a path leads into, in the file meant. */
export interface ListAsked {
  readonly length: number
  /** Length of the list for which its names hold. */
  readonly named: number
  /** As asked for, for what is said when it leads to nothing. */
  readonly path: string
}

/**
 * The value that brackets behind the name of a list lead to.
 * @param brackets at least one: `222`, or `fat` for a named element, followed by `2` for an array
 * @throws NoPlaceError when the list has no such value
 */
export function listPart(list: Field, brackets: readonly string[], { length, named, path }: ListAsked): Part {
  const [first = '', second = ''] = brackets
  const [number, part] = [first, second].map(text => (/^\d+$/.test(text) ? Number(text) : null))
  if (number === null || number === undefined) {
    if (length !== named)
      throw new NoPlaceError(`${path}: the names hold for ${named} values, here are ${length}`)
    return namedPart(list, first, part ?? null, path)
  }
  if (brackets.length > 1) throw new NoPlaceError(`${path}: ${list.name} takes one number`)
  if (number >= length) throw new NoPlaceError(`${path}: ${list.name} has ${length} elements`)
  const size = elementBytes(list)
  return { field: { ...list, count: null, size, elements: null }, offset: number * size }
}
