import type { Fault, Problem } from '../problem.ts'
import type { KindName } from './kind.ts'
import { beforeNumber } from './kinds/hex.ts'
import { beforeLostPoint } from './kinds/number.ts'
import { problemAt } from './row-faults.ts'
import type { TableRows } from './table.ts'

interface Loss {
  readonly trace: NonNullable<Fault['trace']>
  /** Columns in which a cell looks right without what it lost. */
  readonly kind: KindName
  /** Whether a fault shows that cells of its file have lost something. */
  isEvidence(problem: Problem, isOfKind: boolean): boolean
  /** Whether a cell may be what was left. */
  isLeft(cell: string): boolean
  /** A cell that would also have been changed: if the column of a fault contains one, no spreadsheet did this. */
  readonly kept: RegExp
  readonly rule: string
  readonly allowed: string
  before(cell: string): string
}

const losses: readonly Loss[] = [
  {
    trace: 'lost point',
    kind: 'float',
    isEvidence: ({ trace }, isOfKind) => trace === 'lost point' || (isOfKind && trace === 'date'),
    isLeft: cell => /^-?\d*[1-9]$/.test(cell), // numbers end in no needless zero: 900 was never 0.900
    kept: /^-?\d{1,3}\.\d{3}$/,
    rule: 'may have lost its decimal point, like others in this file',
    allowed: 'numbers as they were before a spreadsheet with decimal comma opened the file',
    before: cell => `${beforeLostPoint(cell)}`,
  },
  {
    trace: 'lost zeros',
    kind: 'text',
    isEvidence: ({ trace }) => trace === 'lost zeros',
    isLeft: cell => /^\d+$/.test(cell),
    kept: /^0\d+$/,
    rule: 'may have lost its leading zeros, like others in this file',
    allowed: 'text as it was before a spreadsheet opened it as a number',
    before: cell => `0${cell}`,
  },
  {
    trace: 'lost zeros',
    kind: 'hex',
    isEvidence: ({ trace }) => trace === 'lost zeros' || trace === 'exponent',
    isLeft: cell => cell.endsWith('0') && beforeNumber(cell, cell.length) !== null,
    kept: /^0\d+$/,
    rule: 'may be digits with an E that a spreadsheet converted, as it did others in this file',
    allowed: 'hex digits as they were before a spreadsheet opened them as a number',
    before: cell => `${beforeNumber(cell, cell.length)}`,
  },
]

/**
 * Reports cells that look right in a file where other cells show that a spreadsheet read text as numbers: `621` may have
 * been `0.621`, and `140` may have been `0140`. All of them are reported, as none can be trusted.
 * @param problems those found so far; without a fault of this kind, nothing is reported
 */
export function lostDigits(
  { table, allRows }: TableRows<unknown>,
  problems: readonly Problem[],
): readonly Problem[] {
  if (problems.every(({ trace }) => trace === undefined)) return []
  const reported = new Set(problems.map(({ line, column }) => `${line}:${column}`))
  const cellsOf = (columnName: string) => {
    const property = table.columns.find(({ name }) => name === columnName)?.property
    return property === undefined ? [] : allRows.map(row => row.positionOf(property).cell)
  }
  return losses.flatMap(({ trace, kind, isEvidence, isLeft, kept, rule, allowed, before }) => {
    const columns = table.columns.filter(column => column.kind.name === kind && !column.isDerived)
    const names = new Set(columns.map(({ name }) => name))
    const evidence = problems.filter(problem => isEvidence(problem, names.has(problem.columnName)))
    const evidenceColumns = [...new Set(evidence.map(({ columnName }) => columnName))]
    if (!evidenceColumns.some(name => !cellsOf(name).some(cell => kept.test(cell)))) return []
    return allRows.flatMap(row =>
      columns.flatMap(({ property, kind: { parse } }) => {
        const { cell, line, column } = row.positionOf(property)
        if (!isLeft(cell) || reported.has(`${line}:${column}`) || 'fault' in parse(before(cell))) return []
        return [
          problemAt(row, property, {
            rule,
            allowed,
            fix: `if it was ${before(cell)}, restore the file and edit it with npm run sheet`,
            trace,
          }),
        ]
      }),
    )
  })
}
