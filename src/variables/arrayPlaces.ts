import { type VariableArray, variableArrays } from '../generated/variable-arrays.ts'

/** Where in its array a variable stands; `part` counts the variables of one text, from 0. */
export interface ArrayPlace {
  readonly array: VariableArray
  readonly element: number
  readonly part: number
}

function endOf({ base, length, width }: VariableArray): number {
  return base + length * width
}

let numbers: Uint16Array | null = null

/** Number of the array by variable, counted from 1; 0 for a variable outside all arrays. */
function arrayNumbers(): Uint16Array {
  if (numbers) return numbers
  const made = new Uint16Array(variableArrays.reduce((end, array) => Math.max(end, endOf(array)), 0))
  variableArrays.forEach((array, number) => {
    made.fill(number + 1, array.base, endOf(array))
  })
  numbers = made
  return made
}

/** Number of the array that a variable belongs to; -1 outside all arrays, and for what is no variable. */
export function arrayNumberOf(index: number): number {
  return (arrayNumbers()[index] ?? 0) - 1
}

/** The array that a variable belongs to, or null. */
export function arrayOf(index: number): VariableArray | null {
  return variableArrays[arrayNumberOf(index)] ?? null
}

/** The place of a variable in its array, or null. */
export function placeOf(index: number): ArrayPlace | null {
  const array = arrayOf(index)
  if (array === null) return null
  const rest = index - array.base
  return { array, element: Math.floor(rest / array.width), part: rest % array.width }
}

/** The name of an array in the addresses of its elements: its own, or the number of its first variable. */
export function arrayName({ name, base }: VariableArray): string {
  return name ?? `${base}`
}
