import { parseHex } from '../../algebra/hex.ts'
import type { Problem } from '../../csv/problem.ts'
import type { Source } from '../../table-engine/table.ts'
import { fileTable } from '../../tables/format/file.ts'
import type { FileLayout } from '../definition.ts'

const names = ['marker', 'file_size', 'work_buffer_size', 'checksum_offset_hex', 'measured_files']

/** The facts of file.csv, and a problem for each that is missing or unreadable. */
export function toFileLayout(source: Source): { file: FileLayout; problems: readonly Problem[] } {
  const rows = fileTable.read(source).soundRows
  const facts = new Map(rows.map(({ values }) => [values.name, values.value]))
  const file = {
    marker: facts.get('marker') ?? '',
    size: Number(facts.get('file_size')),
    workBufferSize: Number(facts.get('work_buffer_size')),
    checksumOffset: parseHex(facts.get('checksum_offset_hex') ?? ''),
    measuredFiles: Number(facts.get('measured_files')),
  }
  const isSound = Object.values(file).every(value => typeof value === 'string' || value > 0)
  const isWhole = names.every(name => facts.has(name)) && rows.length === names.length
  if (isSound && isWhole) return { file, problems: [] }
  const place = { file: fileTable.file, line: 1, column: 1, columnName: 'header', cell: 'name' }
  const rule = 'leads to rows that lack a fact, hold an unknown one or an unreadable value'
  return { file, problems: [{ ...place, rule, allowed: names.join(', '), fix: 'restore the five rows' }] }
}
