import type { CrossCheck } from '../../table-engine/cross/cross-check.ts'
import { problemAt } from '../../table-engine/table.ts'
import { blocks } from '../blocks.ts'
import { blocksTable } from '../format/blocks.ts'

/** Old bytes lie behind block 27, so the next marker found is not where the block ends. */
const blocksWithOldBytes = ['27']

/** The sizes between markers, fixed for this site, are those of the blocks of the format. */
export const layoutSizes: CrossCheck = source => {
  const sizes = new Map(blocksTable.rows(source).map(({ block, typicalSize }) => [block, typicalSize]))
  return blocks.read(source).soundRows.flatMap(row => {
    const { block, sizeBytes } = row.values
    const size = sizes.get(block)
    if (sizeBytes === null || size === undefined || blocksWithOldBytes.includes(block)) return []
    if (sizeBytes === size) return []
    const rule = `is not the size of block ${block} in data-csv/format/blocks.csv`
    return [problemAt(row, 'sizeBytes', { rule, allowed: `${size}`, fix: `write ${size}` })]
  })
}
