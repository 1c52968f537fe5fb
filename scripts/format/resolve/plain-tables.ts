import { parseCounts } from '../../../src/shared/count.ts'
import { parseValueSet } from '../../../src/shared/value-set.ts'
import type { Source } from '../../csv/engine/table.ts'
import { Groups } from '../../csv/groups.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import type { Block, EnumerationEntry, Flag } from '../definition.ts'

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

/** The enumerations by name, values in the order of the table. */
export function toEnumerations(source: Source): ReadonlyMap<string, readonly EnumerationEntry[]> {
  const entries = new Groups<string, EnumerationEntry>()
  for (const { enumeration, value, name, meaning, evidence } of enumerationsTable.rows(source)) {
    entries.put(enumeration, { value, name, meaning, evidence })
  }
  return entries
}

/** The flag sets by name, flags in the order of the table. */
export function toFlagSets(source: Source): ReadonlyMap<string, readonly Flag[]> {
  const sets = new Groups<string, Flag>()
  for (const { set, bit, width, name, meaning, values, evidence } of flagsTable.rows(source)) {
    sets.put(set, { bit, width, name, meaning, values: parseValueSet(values), evidence })
  }
  return sets
}
