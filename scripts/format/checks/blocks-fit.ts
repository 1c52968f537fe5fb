import { bytesCount, sizeOf } from '#shared/layout.ts'
import { type Problem, problemsAt, type RowFault, type RowFaults, type Source } from '../../csv/declare.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import { holdsFor } from '../../tables/shared/format-columns.ts'
import { type Block, type Count, fieldsOf } from '../definition.ts'
import type { Layout } from './layout-check.ts'

/** The counts on which the number of elements of a field depends. */
function countsOf(name: string, count: Count | null): readonly string[] {
  if (count?.kind === 'field' || count?.kind === 'if') return [count.field]
  return count?.kind === 'until' ? [name] : []
}

/** Names of the counts a block needs: count fields, lists read up to an end mark, and bytes of lists without a fixed element size. */
function neededCounts(block: Block, layout: Layout): readonly string[] {
  const counts = fieldsOf(layout.definition, block.struct).flatMap(({ name, count, elementSize, size }) => {
    const bytes = elementSize === null && size === null ? [bytesCount(name)] : []
    return [...countsOf(name, count), ...bytes]
  })
  return [...new Set(counts)]
}

function* orderFaults(block: Block, index: number, layout: Layout): Iterable<RowFault> {
  const number = String(index).padStart(2, '0')
  if (block.number !== number)
    yield {
      property: 'block',
      rule: `is where block ${number} belongs`,
      allowed: number,
      fix: 'put the rows in file order',
    }
  if (!layout.definition.structs.has(block.struct))
    yield {
      property: 'struct',
      rule: 'is not a struct',
      allowed: 'structs of structs.csv',
      fix: 'correct the name',
    }
}

const mobileColumns = { typicalCounts: 'mobileTypicalCounts', typicalSize: 'mobileTypicalSize' } as const

function sizeFault(block: Block, _index: number, layout: Layout): RowFault | null {
  const needed = neededCounts(block, layout)
  const column = (name: keyof typeof mobileColumns) =>
    layout.definition.platform === 'mobile' ? mobileColumns[name] : name
  const given = Object.keys(block.typicalCounts)
  if ([...needed].sort().join() !== given.sort().join()) {
    const allowed = needed.map(name => `${name}=…`).join(' ') || 'an empty cell'
    return {
      property: column('typicalCounts'),
      rule: 'does not name the counts of the block',
      allowed,
      fix: `write ${allowed}`,
    }
  }
  const size = sizeOf(fieldsOf(layout.definition, block.struct), block.typicalCounts)
  if (size === block.typicalSize) return null
  return {
    property: column('typicalSize'),
    rule: 'is not the size these counts give',
    allowed: `${size}`,
    fix: `write ${size}, or correct the counts`,
  }
}

const eachBlock =
  (rule: (block: Block, index: number, layout: Layout) => RowFaults) =>
  (layout: Layout, source: Source): readonly Problem[] => {
    const rows = blocksTable.read(source).soundRows.filter(holdsFor(layout.definition.platform))
    return layout.definition.blocks.flatMap((block, index) => {
      const row = rows[index]
      return row === undefined ? [] : problemsAt(row, rule(block, index, layout))
    })
  }

/** Blocks are in file order and have a struct. */
export const blocksInOrder = eachBlock(orderFaults)

/** The typical counts are the ones a block needs, and its typical size matches them. */
export const blockSizesFit = eachBlock(sizeFault)
