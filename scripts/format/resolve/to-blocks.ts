import type { Source } from '../../table-engine/table.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import type { Block, Coverage } from '../definition.ts'

type BlockRow = ReturnType<typeof blocksTable.rows>[number]

function toCounts(cell: string | null): ReadonlyMap<string, number> {
  const pairs = (cell ?? '').split(' ').filter(pair => pair !== '')
  return new Map(
    pairs.map(pair => {
      const [name = '', value] = pair.split('=')
      return [name, Number(value)]
    }),
  )
}

/** Empty cells beside measured ones count as 0; a block without bytes has no coverage. */
function toCoverage(row: BlockRow): Coverage | null {
  if (row.provenPercent === null) return null
  return {
    proven: row.provenPercent,
    source: row.sourcePercent ?? 0,
    guess: row.guessPercent ?? 0,
    unnamed: row.unnamedPercent ?? 0,
    filler: row.fillerPercent ?? 0,
    address: row.addressPercent ?? 0,
    unwritten: row.unwrittenPercent ?? 0,
    ignored: row.ignoredPercent ?? 0,
  }
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
    coverage: toCoverage(row),
    typicalCounts: toCounts(row.typicalCounts),
    typicalSize: row.typicalSize,
  }))
}
