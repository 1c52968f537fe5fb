import { arrayOf } from '../../variables/arrayPlaces.ts'
import { variableCells } from '../../variables/variableCells.ts'

/** What a reader asks of this page beyond what every table keeps in the address. */
export interface Wishes {
  readonly isNamedOnly: boolean
  /** Name of the script whose variables are asked for. */
  readonly script: string | null
  /** Number of the first variable of the open array, `all`, or null. */
  readonly open: string | null
}

/** Reads the wishes from the address; what is not understood asks for nothing. */
export function readWishes(parameters: URLSearchParams): Wishes {
  return {
    isNamedOnly: parameters.get('named') === 'only',
    script: parameters.get('script') || null,
    open: parameters.get('open') || null,
  }
}

/** Which variables are wanted; null for all of them. */
export function keepWished({
  isNamedOnly,
  script,
}: Omit<Wishes, 'open'>): ((index: number) => boolean) | null {
  if (!isNamedOnly && script === null) return null
  const names = variableCells.name()
  const users = variableCells.usedBy()
  return index =>
    (!isNamedOnly || names[index] !== null) &&
    (script === null || (users[index]?.split(' ').includes(script) ?? false))
}

/** Whether an array is open, by the number of its first variable. That of the chosen variable always is. */
export function isArrayOpen(open: string | null, chosen: number | null): (base: number) => boolean {
  const chosenBase = chosen === null ? null : (arrayOf(chosen)?.base ?? null)
  return base => open === 'all' || open === String(base) || base === chosenBase
}

/** Whether a variable stands in the page for readers without JavaScript: all would be megabytes. */
export function isForWhole(index: number): boolean {
  const type = variableCells.type()[index] ?? null
  const isValue = type === 'int' || type === 'bool' || type === 'text'
  return isValue && variableCells.name()[index] !== null
}
