import { parseCounts } from '../../algebra/count.ts'
import { parseHex } from '../../algebra/hex.ts'
import { parseValueSet } from '../../algebra/value-set.ts'
import type { Problem } from '../../csv/problem.ts'
import type { Source } from '../../table-engine/table.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { fileTable } from '../../tables/format/file.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import type { Block, EnumerationEntry, FileLayout, Flag } from '../definition.ts'

/** The blocks of blocks.csv, in file order. */
export function toBlocks(source: Source): readonly Block[] {
  return blocksTable.rows(source).map(row => ({
    number: row.block,
    name: row.name,
    title: row.title,
    what: row.what,
    struct: row.struct,
    driver: row.driver,
    evidence: row.evidence,
    sizesSeen: row.sizesSeen,
    typicalCounts: parseCounts(row.typicalCounts),
    typicalSize: row.typicalSize,
  }))
}

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

/** The enumerations by name, values in the order of the table. */
export function toEnumerations(source: Source): ReadonlyMap<string, readonly EnumerationEntry[]> {
  const entries = new Map<string, EnumerationEntry[]>()
  for (const { enumeration, value, name, meaning, evidence } of enumerationsTable.rows(source)) {
    entries.set(enumeration, [...(entries.get(enumeration) ?? []), { value, name, meaning, evidence }])
  }
  return entries
}

/** The flag sets by name, flags in the order of the table. */
export function toFlagSets(source: Source): ReadonlyMap<string, readonly Flag[]> {
  const sets = new Map<string, Flag[]>()
  for (const { set, bit, width, name, meaning, values, evidence } of flagsTable.rows(source)) {
    const flag = { bit, width, name, meaning, values: parseValueSet(values), evidence }
    sets.set(set, [...(sets.get(set) ?? []), flag])
  }
  return sets
}
