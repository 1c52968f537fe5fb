import { isWorkingValue } from '../shared/script-variable.ts'
import { arrayPositionOf, type VariableLine } from './variableTable.tsx'

/** What the address of this page selects beyond the state of every table. */
interface PageFilters {
  readonly isNamedOnly: boolean
  /** Name of the script whose variables are listed. */
  readonly script: string | null
  /** Number of the first variable of the open array, `all`, or null. */
  readonly open: string | null
}

/** Reads the filters from the address; unknown values select nothing. */
export function readPageFilters(parameters: URLSearchParams): PageFilters {
  return {
    isNamedOnly: parameters.get('named') === 'only',
    script: parameters.get('script') || null,
    open: parameters.get('open') || null,
  }
}

/** Whether a variable passes the filters of the page. */
export function passesPageFilters(
  { name, usedBy }: VariableLine,
  { isNamedOnly, script }: Pick<PageFilters, 'isNamedOnly' | 'script'>,
): boolean {
  return (
    (!isNamedOnly || name !== null) && (script === null || (usedBy?.split(' ').includes(script) ?? false))
  )
}

/** Whether an array is open, by the number of its first variable. That of the selected variable always is. */
export function isArrayOpen(open: string | null, selected: string | null): (base: number) => boolean {
  const position = selected === null ? null : arrayPositionOf(Number(selected))
  return base => open === 'all' || open === String(base) || base === position?.array.base
}

/**
 * Whether a variable is part of the page without JavaScript: all of them would be megabytes. Working values, named
 * after their script alone, are not.
 */
export function isInStaticPage({ type, name, meaning, array }: VariableLine): boolean {
  if (name === null || array !== null || isWorkingValue(meaning)) return false
  return type === 'int' || type === 'bool' || type === 'text'
}
