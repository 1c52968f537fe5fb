import type { Platform } from './format-types.ts'
import { statisticElement } from './statistic.ts'

/** What a row of the 100% checklist depends on: a script variable or a statistic. */
export interface ChecklistCondition {
  /** Index of a script variable; null for a statistic. */
  readonly index: number | null
  /** Number of a statistic; null for a script variable. */
  readonly statistic: number | null
  /** Done when the stored value is this or higher. */
  readonly atLeast: number
}

/** A row that is judged on all platforms. */
export interface PlatformCondition extends ChecklistCondition {
  /** The index in the script of mobile saves; null for a statistic, and where it is not known. */
  readonly mobileIndex: number | null
}

/** The rows that can be judged in the saves of a platform, with the indexes of its script. */
export function rowsOn<Row extends PlatformCondition>(
  rows: readonly Row[],
  platform: Platform,
): readonly Row[] {
  if (platform === 'pc') return rows
  return rows.flatMap(row => {
    if (row.index === null) return [row]
    return row.mobileIndex === null ? [] : [{ ...row, index: row.mobileIndex }]
  })
}

/** Path of the value that a row of the checklist depends on, by number, e.g. `block01.globals[1489]`. */
export function checklistPath({ index, statistic }: Pick<ChecklistCondition, 'index' | 'statistic'>): string {
  if (statistic === null) return `block01.globals[${index}]`
  const element = statisticElement(statistic)
  return `block16.${element.list}[${element.index}]`
}

/** Whether a row of the checklist is done. @param value stored at its path */
export function isDone({ atLeast }: Pick<ChecklistCondition, 'atLeast'>, value: number): boolean {
  return value >= atLeast
}

/**
 * The rows of the 100% checklist that are done in a save of the unmodified script: another script has other
 * variables. In an untouched save, statistic 0 is their number.
 * @param read the value at a path; script variables are unsigned integers
 */
export function doneRows<Row extends ChecklistCondition>(
  rows: readonly Row[],
  read: (path: string) => number,
): readonly Row[] {
  return rows.filter(row => isDone(row, read(checklistPath(row))))
}
