import { variableArrays } from '../generated/variable-arrays.ts'
import { arrayNumberOf } from './arrayPlaces.ts'

/** A line of the table: the number of a variable, or -1 minus the number of an array that stands for its elements. */
export type Line = number

/** The array whose elements a line stands for, or null for the line of a variable. */
export const arrayOfLine = (line: Line) => (line < 0 ? (variableArrays[-1 - line] ?? null) : null)

/**
 * Puts variables into lines: one line for the elements of an array, where the first of them comes, and below it all of
 * them if it is open. A single element stands for itself.
 * @param found numbers of variables, in any order
 * @param counts how many of them lie in each array, see `countFound`
 * @param isOpen by the number of the first variable of an array
 */
export function foldArrays(
  found: Uint32Array,
  counts: Uint16Array,
  isOpen: (base: number) => boolean,
): Int32Array {
  const lines = new Int32Array(found.length + variableArrays.length)
  const isPlaced = new Uint8Array(variableArrays.length)
  let end = 0
  for (const index of found) {
    const array = arrayNumberOf(index)
    if (array < 0 || counts[array] === 1) lines[end++] = index
    else if (!isPlaced[array]) {
      isPlaced[array] = 1
      lines[end++] = -1 - array
      if (!isOpen(variableArrays[array]?.base ?? -1)) continue
      for (const other of found) if (arrayNumberOf(other) === array) lines[end++] = other
    }
  }
  return lines.subarray(0, end)
}

/** How many of the variables lie in each array, by its number. */
export function countFound(found: Uint32Array): Uint16Array {
  const counts = new Uint16Array(variableArrays.length)
  for (const index of found) {
    const array = arrayNumberOf(index)
    if (array >= 0) counts[array] = (counts[array] ?? 0) + 1 // within bounds; a map would take longer
  }
  return counts
}
