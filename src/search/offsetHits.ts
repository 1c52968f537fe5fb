import { pathOf } from '#shared/format-path/step.ts'
import { fileHex, formatNumber, toHex } from '#shared/number.ts'
import { blockRoute, fieldRoute, markRoute } from '#shared/route.ts'
import { statisticAt } from '#shared/statistic.ts'
import { elementAt } from './entries.ts'
import { type IndexedStep, rootOf, stepsTo } from './indexedLayout.ts'
import { type Hit, joinDetails } from './results.ts'
import type { SearchIndex } from './searchIndex.ts'

/** An offset in a block, with its statistic or script variable. */
export type OffsetHit = NonNullable<ReturnType<typeof describeOffset>>

/** Entry of the statistic at a list index of block 16, if any. */
function statisticEntry({ byDecimal, kindOf }: SearchIndex, list: string, index: number): number | null {
  const id = statisticAt(list, index)
  if (id === null) return null
  return byDecimal.get(id)?.find(entry => kindOf(entry) === 'Statistics') ?? null
}

/** The offset in a block reached by steps from its root. */
export function describeOffset(
  index: SearchIndex,
  block: string,
  offset: number,
  steps: readonly IndexedStep[],
) {
  const last = steps.at(-1)
  if (!last) return null
  const { title, detail } = elementAt(index.entries, last.field.entry)
  const entry = block === '16' && last.index !== null ? statisticEntry(index, title, last.index) : null
  const variable = block === '01' && title === 'globals' ? last.index : null
  const row = entry === null ? null : elementAt(index.entries, entry)
  const named = variable === null ? row : index.variables.entryOf(variable)
  return {
    hit: {
      route: fieldRoute(block, toHex(offset)),
      title: pathOf(steps),
      code: `${block}:${toHex(offset)}`,
      detail: joinDetails(named?.title, detail),
    },
    /** Entry of the statistic there, if one is. */
    entry,
    /** Number of the script variable there, if one is. */
    variable,
  }
}

/** The field at an offset of a block in a typical save; null beyond its end. */
export function offsetInBlock(index: SearchIndex, block: string, offset: number): OffsetHit | null {
  const root = rootOf(index.layout, block)
  return root ? describeOffset(index, block, offset, stepsTo(index.layout, root, offset)) : null
}

/** Every block that has a field at an offset. */
export function offsetInAllBlocks(index: SearchIndex, offset: number): readonly OffsetHit[] {
  const { blocks } = index.layout
  return blocks.map(({ number }) => offsetInBlock(index, number, offset)).filter(hit => hit !== null)
}

/** An offset in a file outside of the fields: in the marker of a block, or in another part. */
export function partHit(block: string | null, part: string, offset: number, detail: string): Hit {
  const code = `0x${fileHex(offset)}`
  return block === null
    ? { route: markRoute(toHex(offset)), title: part, code, detail }
    : { route: blockRoute(block), title: `Marker BLOCK before block ${block}`, code, detail }
}

/** What is stored at an offset of a typical save; null beyond its end. */
export function offsetInFile(index: SearchIndex, offset: number): OffsetHit | null {
  const part = index.layout.parts.find(({ start, size }) => offset >= start && offset < start + size)
  if (!part) return null
  const where = `byte ${formatNumber(offset)} of ${part.isFixed ? 'every save' : 'a typical save'}`
  const inBlock =
    part.kind === 'block' && part.block !== null
      ? offsetInBlock(index, part.block, offset - part.start)
      : null
  if (!inBlock) {
    const block = part.kind === 'marker' ? part.block : null
    return { hit: partHit(block, part.title, offset, where), entry: null, variable: null }
  }
  const { route, title, code, detail } = inBlock.hit
  return {
    ...inBlock,
    hit: {
      route,
      title: `Block ${part.block}: ${title}`,
      code: `0x${fileHex(offset)}`,
      detail: joinDetails(`${where}, ${code}`, detail),
    },
  }
}
