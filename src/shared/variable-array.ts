import { elementName } from './script-variable.ts'

/** Script variables that form an array. */
export interface VariableArrayExtent {
  /** Number of its first variable. */
  readonly base: number
  /** Number of elements. */
  readonly length: number
  /** Variables per element. */
  readonly width: number
  readonly name: string | null
}

/** Position of a variable in its array. */
export interface ArrayPosition<Extent extends VariableArrayExtent> {
  readonly array: Extent
  /** Index of the element. */
  readonly element: number
  /** Index of the variable within the element: texts take several. */
  readonly part: number
}

/**
 * Resolves script variables to the arrays they belong to. @param arrays non-overlapping arrays @returns the
 * position of variable n in its array; null outside arrays
 */
export function arrayResolver<Extent extends VariableArrayExtent>(
  arrays: readonly Extent[],
): (index: number) => ArrayPosition<Extent> | null {
  const arrayOf = new Map(
    arrays.flatMap(array =>
      Array.from(
        { length: array.length * array.width },
        (_, offset) => [array.base + offset, array] as const,
      ),
    ),
  )
  return index => {
    const array = arrayOf.get(index)
    if (array === undefined) return null
    const offset = index - array.base
    return { array, element: Math.floor(offset / array.width), part: offset % array.width }
  }
}

/** Name of a variable in a named array, e.g. `school_cones_3`; null in an array without a name. */
export function arrayElementName({
  array,
  element,
  part,
}: ArrayPosition<VariableArrayExtent>): string | null {
  return array.name && elementName(array.name, array.width, element, part)
}
