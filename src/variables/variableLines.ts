import { groupBy } from '#shared/collections.ts'
import { isWorkingValue } from '#shared/script-variable.ts'
import { isRowLine, type TableLine } from '../table/tableLines.tsx'
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

type Line = TableLine<VariableLine>

/** The row for the elements of an array. @param elements those that pass the filters */
function foldedRow(elements: readonly VariableLine[], isOpen: boolean): VariableLine | undefined {
  const [first] = elements
  const array = first && arrayPositionOf(first.index)?.array
  if (!array) return undefined
  const { type, kind, name, meaning, evidence, doubt, usedBy } = array
  return {
    ...first,
    type,
    kind,
    name,
    meaning,
    evidence,
    doubt,
    usedBy,
    furtherUsers: null,
    initial: null,
    seen: null,
    distinct: null,
    usual: null,
    usualSaves: null,
    check: null,
    range: null,
    verified: elements.every(({ verified }) => verified === first.verified) ? first.verified : null,
    element: null,
    fold: { array, count: elements.length, isOpen },
  }
}

/**
 * Replaces the elements of each array by one line, at the position of the first of them; below the line of an open array
 * follow its elements. A single element is shown as itself.
 * @param isOpen by the number of the first variable of an array
 */
export function foldArrays(lines: readonly Line[], isOpen: (base: number) => boolean): readonly Line[] {
  const elements = groupBy(lines.filter(isRowLine), ({ row }) => arrayPositionOf(row.index)?.array.base)
  const replacements = new Map<Line, readonly Line[]>()
  for (const [base, own] of elements) {
    if (base === undefined || own.length === 1) continue
    for (const line of own) replacements.set(line, [])
    const [first] = own
    const row = foldedRow(
      own.map(line => line.row),
      isOpen(base),
    )
    if (first && row)
      replacements.set(first, [{ type: 'row', key: `array ${base}`, row }, ...(isOpen(base) ? own : [])])
  }
  return lines.flatMap(line => replacements.get(line) ?? line)
}
