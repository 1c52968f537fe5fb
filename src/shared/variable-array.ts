import { dollarNumber, scriptOffset, variableOffset } from './script-variable.ts'

/** Script variables that form an array. */
interface VariableArrayExtent {
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
 * Resolves script variables to the arrays they belong to.
 * @param arrays non-overlapping arrays
 * @returns the position of variable n in its array; null outside arrays
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

/**
 * Name of a variable in a named array: `school_cones_3`, and `phone_text_3_part2` where an element is a text of several variables;
 * null in an array without a name.
 */
export function arrayElementName({
  array: { name, width },
  element,
  part,
}: ArrayPosition<VariableArrayExtent>): string | null {
  return name && `${name}_${element}${width === 1 ? '' : `_part${part + 1}`}`
}

/** An array with what its elements have in common. */
interface DescribedArray extends VariableArrayExtent {
  readonly meaning: string | null
  readonly usedBy: string | null
}

/** Meaning of a variable in an array with a meaning: `cones [3]`, and `text [3], part 2` where an element has several. */
export function elementMeaning({ array, element, part }: ArrayPosition<DescribedArray>): string | null {
  return array.meaning && `${array.meaning} [${element}]${array.width === 1 ? '' : `, part ${part + 1}`}`
}

/** The scripts listed for a variable and for its array, separated by spaces. */
export function mergeUsers(own: string | null, ofArray: string | null | undefined): string | null {
  if (own === null || !ofArray) return own ?? ofArray ?? null
  return [...new Set([...own.split(' '), ...ofArray.split(' ')])].join(' ')
}

/** Name of an array in addresses and lists: its own, or the number of its first variable. */
export function arrayLabel({ name, base }: VariableArrayExtent): string {
  return name ?? `${base}`
}

type Column<Cell> = readonly Cell[]

/** Cells of all variables, by column. */
interface StoredTexts {
  readonly name: Column<string | null>
  readonly meaning: Column<string | null>
  readonly usedBy: Column<string | null>
}

/**
 * The columns of the variables that follow from their numbers and arrays: for the site, 40 KB less to load.
 * @param stored null where a cell follows from the array
 */
export function derivedColumns(
  { name, meaning, usedBy }: StoredTexts,
  positionOf: (index: number) => ArrayPosition<DescribedArray> | null,
) {
  const positions = name.map((_, index) => positionOf(index))
  return {
    index: positions.map((_, index) => index),
    name: positions.map((position, index) => name[index] ?? (position && arrayElementName(position))),
    meaning: positions.map((position, index) => meaning[index] ?? (position && elementMeaning(position))),
    usedBy: positions.map((position, index) => mergeUsers(usedBy[index] ?? null, position?.array.usedBy)),
    offsetHex: positions.map((_, index) => variableOffset(index)),
    dollar: positions.map((_, index) => dollarNumber(index)),
    scriptOffset: positions.map((_, index) => scriptOffset(index)),
    array: positions.map(position => position && arrayLabel(position.array)),
    element: positions.map(position => position?.element ?? null),
  }
}
