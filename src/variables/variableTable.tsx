import { groupBy } from '#shared/collections.ts'
import { fileHex, parseHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import { isWorkingValue } from '#shared/script-variable.ts'
import { overview } from '../generated/format/overview.ts'
import type { VariableArray } from '../generated/variable-arrays.ts'
import { arrayPositionOf, type Variable, variablesTable } from '../generated/variables.ts'
import type { Column } from '../table/column.ts'
import { evidenceBadge, type TableDefinition, tableOf } from '../table/tableDefinition.ts'
import { isRowLine, type TableLine } from '../table/tableLines.tsx'
import { breakable } from '../ui/nameLines.tsx'

/** A row of the table: a variable, or an array in place of its elements. */
export interface VariableLine extends Variable {
  /** Set for an array. */
  readonly fold?: Fold
}

interface Fold {
  readonly array: VariableArray
  /** Number of elements that pass the filters. */
  readonly count: number
  readonly isOpen: boolean
}

const blockOfVariables = overview.parts.find(({ kind, block }) => kind === 'block' && block === '01')

/** File offset of an offset in block 01, which starts at the same byte of every save. */
export function fileHexOf(offsetHex: string): string {
  if (blockOfVariables === undefined) throw new Error('no block 01')
  return fileHex(blockOfVariables.start + parseHex(offsetHex))
}

/** Observed values as a list, in which several that are the same after rounding are one: `one of 0, 1002 (3 values, rounded)`. */
export function observedValues(seen: string): string {
  return seen
    .replace(
      /(?<= )(\S+)(?: \1)+(?= |$)/g,
      (equal, value) => `${value} (${equal.split(' ').length} values, rounded)`,
    )
    .replace(/^one of (?=\S+ \([^)]+\)$)/, '')
    .replace(/(?<=[\d)]) (?=-?\d)/g, ', ')
}

function nameCell({ name, fold }: VariableLine) {
  if (!fold) return name && breakable(name)
  const { array, count, isOpen } = fold
  const size = array.length * array.width
  return (
    <a href={`#/variables?open=${isOpen ? 'none' : array.base}`} aria-expanded={isOpen}>
      {breakable(name ?? 'array')}[{count === size ? array.length : `${count} of ${size}`}]
    </a>
  )
}

const table = tableOf<VariableLine>(variablesTable, {
  shown: ['dollar', 'name', 'meaning', 'type', 'offsetHex', 'evidence'],
  columns: {
    dollar: { prefix: '$', isDrawn: true, isMonospace: true },
    name: { isMonospace: true, render: nameCell },
    evidence: { widthCh: 19, render: ({ evidence, verified }) => evidenceBadge(evidence, verified) },
    offsetHex: { link: fieldRoute('01', '') },
    // An array as a whole has no counts of its own.
    reads: { render: ({ reads, fold }) => (fold ? null : reads) },
    writes: { render: ({ writes, fold }) => (fold ? null : writes) },
  },
  titleRoute: ({ index, fold }) => (fold ? null : `/variables?row=${index}`),
})

const fileColumn: Column<VariableLine> = {
  key: 'fileHex',
  label: 'Offset in the file',
  kind: 'hex',
  hint: 'Offset in the file, the same in every save',
  read: ({ offsetHex }) => fileHexOf(offsetHex),
  isHidden: true,
}

const firstHidden = table.columns.findIndex(({ isHidden }) => isHidden)

export const variableTable: TableDefinition<VariableLine> = {
  ...table,
  columns: table.columns.toSpliced(firstHidden, 0, fileColumn),
}

/** The table of the page without JavaScript: few columns of plain cells, as links would be a third of the page. */
export const staticVariableTable: TableDefinition<VariableLine> = {
  ...variableTable,
  columns: variableTable.columns
    .filter(({ key }) => ['dollar', 'offsetHex', 'type', 'name', 'meaning'].includes(key))
    .map(({ link, ...column }) =>
      column.key === 'name' ? { ...column, render: ({ name }) => name } : column,
    ),
}

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
