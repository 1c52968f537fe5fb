import { namedLength } from '#shared/format-path/tree.ts'
import { elementBytes } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { elementTypeSize } from '#shared/types.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { type Element, elementsOf, type Field, variableField } from '../format/definition.ts'

/** One value of a named element of a list. */
export interface NamedValue {
  readonly element: Element
  /** Index in the element; null if it is a single value. */
  readonly part: number | null
  /** Index of its first value in the list. */
  readonly index: number
}

/**
 * The named values of a list, by the list indexes they take. A single value goes before an array that contains it, e.g. the
 * counter of one race before all races.
 */
export const namesIn = memoizeBy((field: Field): ReadonlyMap<number, NamedValue> => {
  const values = new Map<number, NamedValue>()
  const elements = elementsOf(field)
  const singles = elements.filter(({ count }) => count === null)
  for (const element of [...elements.filter(({ count }) => count !== null), ...singles]) {
    const width = Math.ceil(elementTypeSize(element.type) / elementBytes(field))
    for (let part = 0; part < (element.count ?? 1); part++) {
      const index = element.index + part * width
      const value = { element, part: element.count === null ? null : part, index }
      for (let taken = 0; taken < width; taken++) values.set(index + taken, value)
    }
  }
  return values
})

/** Brackets of a named value in a path, e.g. `[gf_progress][2]`. */
export function bracketsOf({ element, part }: NamedValue): string {
  return part === null ? `[${element.name}]` : `[${element.name}][${part}]`
}

/** The list of script variables in the format, with their names if these are loaded. */
export interface VariableList {
  readonly field: Field
  /** Number of variables that the names apply to; null without names. */
  readonly namedLength: number | null
}

export const variableList = memoizeBy(({ definition }: SaveCodec): VariableList => {
  const field = variableField(definition)
  const { struct } = definition.variables
  return { field, namedLength: field.elements === null ? null : namedLength(definition, struct, field) }
})
