import { type CsvFile, parseCsv } from '../../../scripts/csv/csv-file.ts'
import type { AnyTable, KindName, TableColumn } from '../../../scripts/csv/declare.ts'
import { cellsOf, realSource, toCsv, withRow } from './sources.ts'

/** One fault in a file of the repository. */
export interface SeededFault {
  readonly name: string
  readonly file: string
  /** The damaged file, created on request. */
  readonly csv: () => CsvFile
  /** Whether most rows are removed, so that references from other tables fail. */
  readonly isCut: boolean
  /** Where the problem has to be reported; null for anywhere in the file. */
  readonly position: { readonly line: number; readonly column: number; readonly cell: string } | null
}

const wrongCells: Readonly<Record<KindName, readonly string[]>> = {
  integer: ['12.5', '1O', '1,000', '1E3'],
  float: ['12,5', '1e3', 'O.5', '--1'],
  hex: ['G0', '0x1', 'a', '1.00E+03'],
  text: ['=cmd', 'a\u0000b', ' spaces ', 'left\u202eright'],
  choice: ['Nothing like it', '?', 'none', '0'],
  boolean: ['maybe', 'TRUE', '1', 'Yes'],
  colour: ['red', '#12345', '#gggggg', '123456'],
}

/** A cell that no column of this kind accepts. @param fraction random, from 0 to below 1 */
function wrongCell({ kind }: TableColumn, fraction: number): string {
  const wrong = wrongCells[kind.name].filter(cell => 'fault' in kind.parse(cell))
  return wrong[Math.floor(fraction * wrong.length)] ?? '='
}

/**
 * Rules of single cells are the same in every row, and the first rows of a long table are read much faster
 * than all.
 */
const mostRows = 1000

/**
 * One wrong cell in each column of a table, in a random row. In a long table only the first fault is among
 * all rows, the others are among the first rows.
 */
export function faultPerColumn(table: AnyTable, random: () => number): SeededFault[] {
  const rows = cellsOf(table.file).slice(0, mostRows)
  const [header = []] = rows
  return table.columns
    .filter(({ isDerived }) => !isDerived)
    .map((column, number) => {
      const isCut = number > 0 && realSource.csv(table.file).rows.length > mostRows
      const index = header.indexOf(column.name)
      const line = 2 + Math.floor(random() * (rows.length - 1))
      const cell = wrongCell(column, random())
      const csv = () => {
        const whole = withRow(table.file, line, rows[line - 1]?.with(index, cell) ?? [])
        return isCut ? { ...whole, rows: whole.rows.slice(0, mostRows) } : whole
      }
      const name = `${table.name}:${line} ${column.name} ${JSON.stringify(cell)}`
      return { name, file: table.file, csv, isCut, position: { line, column: index + 1, cell } }
    })
}

/**
 * Faults of the file as a whole: a repeated row, a missing column, a missing cell, an empty file. In a long table they are
 * among the first rows.
 */
export function faultsPerFile({ name, file }: AnyTable): SeededFault[] {
  const whole = cellsOf(file)
  const isCut = whole.length > mostRows
  const rows = whole.slice(0, mostRows)
  const [header = [], first = [], ...others] = rows
  const fault = (what: string, write: () => string, position: SeededFault['position'] = null) => ({
    name: `${name}: ${what}`,
    file,
    isCut,
    position,
    csv: () => parseCsv(file, write()),
  })
  return [
    fault('empty file', () => ''),
    fault('lost column', () => toCsv(rows.map(row => row.slice(1)))),
    fault('doubled header', () => toCsv([[header[1] ?? '', ...header.slice(1)], first, ...others])),
    fault('lost cell', () => toCsv([header, first.slice(1), ...others]), {
      line: 2,
      column: 1,
      cell: first[1] ?? '',
    }),
    fault('cell too many', () => toCsv([header, [...first, ''], ...others])),
    fault('first row twice', () => toCsv([header, first, first, ...others])),
    fault(
      'open quote',
      () => `${toCsv([header, first, ...others.slice(0, -1)])}"${others.at(-1)?.join(',')}\n`,
    ),
  ]
}
