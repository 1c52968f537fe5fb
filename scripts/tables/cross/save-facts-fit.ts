import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { savedGarages } from '../blocks/03-garages.ts'
import { blocks } from '../blocks.ts'
import { blockRow } from '../format/layout.ts'
import { garages } from '../garages.ts'

/** Garages on the page match the garages at their positions in block 03. Scripts change the type of some. */
export const garagesInSaves: CrossCheck = source => {
  const saved = new Map(savedGarages.rows(source).map(garage => [garage.index, garage]))
  return garages.read(source).soundRows.flatMap(row => {
    const { name, saveIndex } = row.values
    const garage = saved.get(saveIndex)
    if (garage === undefined || garage.name === name) return []
    const rule = `is ${garage.name} in data-csv/blocks/03-garages.csv`
    const right = [...saved.values()].find(other => other.name === name)
    const allowed = right === undefined ? 'a garage of that file' : `${right.index}`
    return [problemAt(row, 'saveIndex', { rule, allowed, fix: 'correct name or position' })]
  })
}

/** Leftover bytes follow block 27, so the next marker found is not where the block ends. */
const blocksWithOldBytes = ['27']

/** The specified sizes between markers match the block sizes of the format. */
export const layoutSizes: CrossCheck = source => {
  return blocks.read(source).soundRows.flatMap(row => {
    const { block, sizeBytes } = row.values
    const size = blockRow(source, block)?.typicalSize
    if (sizeBytes === null || size === undefined || blocksWithOldBytes.includes(block)) return []
    if (sizeBytes === size) return []
    const rule = `is not the size of block ${block} in data-csv/format/blocks.csv`
    return [problemAt(row, 'sizeBytes', { rule, allowed: `${size}`, fix: `write ${size}` })]
  })
}
