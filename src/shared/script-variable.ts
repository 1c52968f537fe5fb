import { parseHex, toHex } from './number.ts'

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

/** The number of a variable on mobile; null where it is not known. @param ranges as of {@link shiftRangeOf} */
export function mobileIndexOf(index: number, ranges: readonly ShiftRange[]): number | null {
  const range = shiftRangeOf(index, ranges)
  return range === undefined ? null : index + range.shift
}

/** The number on PC of a variable of the mobile script; null where it is not known. @param ranges as of {@link shiftRangeOf} */
export function pcIndexOf(index: number, ranges: readonly ShiftRange[]): number | null {
  const range = ranges.find(({ first, last, shift }) => first + shift <= index && index <= last + shift)
  return range === undefined ? null : index - range.shift
}

/** Bytes of block 01 before the first script variable. */
const bytesBefore = 12
/** Bytes of script memory before it: tools count variables (`$2`) from its start. */
const memoryBefore = 8
export const variableBytes = 4

/** Path of the list of script variables. */
export const variablesPath = 'block01.globals'
/** Number of the first script variable in script tools: `$2`. */
export const dollarBase = memoryBefore / variableBytes

/** Offset of a script variable in block 01, upper-case hex. */
export function variableOffset(index: number): string {
  return toHex(bytesBefore + variableBytes * index)
}

/** Offset of a script variable in script memory, in bytes. */
export function scriptOffset(index: number): number {
  return memoryBefore + variableBytes * index
}

/** Number of a script variable in script tools, after the `$`. */
export function dollarNumber(index: number): number {
  return index + dollarBase
}

/** Name of a script variable without a name of its own, as script tools show it: `$407`. */
export function dollarName(index: number): string {
  return `$${dollarNumber(index)}`
}

/** The same for a row of a table that refers to a variable; null without one. */
export function dollarNameOf({ variable }: { readonly variable: number | null }): string | null {
  return variable === null ? null : dollarName(variable)
}

/** Number in script tools of the variable at an offset in block 01; null outside the variables and between two. */
export function dollarNumberAt(offsetHex: string, count: number): number | null {
  const index = (parseHex(offsetHex) - bytesBefore) / variableBytes
  return Number.isInteger(index) && index >= 0 && index < count ? dollarNumber(index) : null
}

const workingValue = ', used only by script '

/** Meaning of a variable that only one script uses and that has no meaning of its own. @param word its kind */
export function workingValueMeaning(word: string, script: string): string {
  return `${word}${workingValue}${script}`
}

/** Whether a meaning says no more than the kind and the script. */
export function isWorkingValue(meaning: string | null): boolean {
  return meaning?.includes(workingValue) === true
}
