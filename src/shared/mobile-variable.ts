/** Number of global variables of the script of the mobile edition, where the PC script has 10,950. */
export const mobileVariableCount = 12301

/** Variables of the PC script that are all as far away in the mobile script. */
interface ShiftRange {
  readonly first: number
  readonly last: number
  /** Number on mobile minus number on PC. */
  readonly shift: number
}

/**
 * The range of a variable of the PC script; undefined where its number on mobile is not known.
 * @param ranges in the order of their variables
 */
export function shiftRangeOf<Range extends ShiftRange>(
  index: number,
  ranges: readonly Range[],
): Range | undefined {
  return ranges.find(({ first, last }) => first <= index && index <= last)
}
