import type { Source } from '../../table-engine/table.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import type { Block } from '../definition.ts'

function toCounts(cell: string | null): ReadonlyMap<string, number> {
  const pairs = (cell ?? '').split(' ').filter(pair => pair !== '')
  return new Map(
    pairs.map(pair => {
      const [name = '', value] = pair.split('=')
      return [name, Number(value)]
    }),
  )
}

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
    typicalCounts: toCounts(row.typicalCounts),
    typicalSize: row.typicalSize,
  }))
}
