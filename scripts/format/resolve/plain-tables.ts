import { parseCounts } from '../../../src/shared/count.ts'
import { parseValueSet } from '../../../src/shared/value-set.ts'
import type { Source } from '../../csv/engine/table.ts'
import { Groups } from '../../csv/groups.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import type { Block, EnumerationEntry, Flag, Platform } from '../definition.ts'

type BlockRow = ReturnType<typeof blocksTable.rows>[number]

/** Observed sizes for display; a single one is a plain number in the table, as spreadsheets change `7,000`. */
export const sizesText = (sizes: string) =>
  /^\d+$/.test(sizes) ? Number(sizes).toLocaleString('en-GB') : sizes

/** The cells that differ between the platforms. */
function platformCells(row: BlockRow, platform: Platform) {
  if (platform === 'pc') return row
  return {
    evidence: row.mobileEvidence,
    sizesSeen: row.mobileSizesSeen,
    typicalCounts: row.mobileTypicalCounts ?? row.typicalCounts,
    typicalSize: row.mobileTypicalSize ?? row.typicalSize,
  }
}

/** The blocks of blocks.csv that a platform has, in file order. @param measured number of saves that all parse exactly */
export function toBlocks(source: Source, platform: Platform, measured: number): readonly Block[] {
  const parsed = `parsed exactly in ${measured} of ${measured} saves`
  const rows = blocksTable.rows(source).filter(row => row.platform === null || row.platform === platform)
  return rows.map(row => {
    const { evidence, sizesSeen, typicalCounts, typicalSize } = platformCells(row, platform)
    return {
      number: row.block,
      name: row.name,
      title: row.title,
      what: row.what,
      struct: row.struct,
      driver: row.driver,
      evidence: evidence === null ? parsed : `${parsed}; ${evidence}`,
      sizesSeen: sizesText(sizesSeen),
      typicalCounts: parseCounts(typicalCounts),
      typicalSize,
    }
  })
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
