import { parseCounts } from '../../algebra/count.ts'
import type { Source } from '../../table-engine/table.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import type { Block } from '../definition.ts'

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
