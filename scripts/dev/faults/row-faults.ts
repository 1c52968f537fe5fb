import { type CsvFile, parseCsv } from '../../csv/parse-csv.ts'
import { writeCsv } from '../../csv/write-csv.ts'
import type { Random } from '../../format/synthetic/random.ts'
import type { TableFault } from './fault.ts'
import type { TableCells } from './table-cells.ts'

/** Faults of rows and of the whole file: lost, doubled and exchanged rows, lost columns and cells, quotes. */
export function rowFaults({ csv, header, length }: TableCells, random: Random): TableFault[] {
  const rows = csv.rows.map(({ cells }) => cells)
  const at = 1 + random.integer(0, length - 2)
  const row = rows[at] ?? []
  const write =
    (changed: readonly (readonly string[])[]): (() => CsvFile) =>
    () =>
      parseCsv(csv.file, writeCsv(changed))
  const fault = (kind: string, make: () => CsvFile, line: number | null = null): TableFault => ({
    kind,
    file: csv.file,
    change: `:${csv.rows[at]?.line}`,
    spots: line === null ? [] : [{ line, column: null }],
    csv: make,
  })
  const text = writeCsv(rows)
  return [
    fault('row lost', write(rows.toSpliced(at, 1))),
    fault('row doubled', write(rows.toSpliced(at, 0, row))),
    fault('rows exchanged', write(rows.with(at, rows[at + 1] ?? []).with(at + 1, row))),
    fault('empty file', () => parseCsv(csv.file, '')),
    fault('first column lost', write(rows.map(cells => cells.slice(1)))),
    fault('header misspelt', write([header.with(0, `${header[0]}x`), ...rows.slice(1)])),
    fault('cell lost', write(rows.with(at, row.slice(1)))),
    fault('cell too many', write(rows.with(at, [...row, 'more']))),
    fault('open quote', () => parseCsv(csv.file, `${text}"${row.join(',')}\n`)),
    fault('file cut', () => parseCsv(csv.file, text.slice(0, text.length * 0.6))),
  ]
}
