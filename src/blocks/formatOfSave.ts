import type { Counts } from '#shared/count.ts'
import { PathError } from '#shared/format-path/path.ts'
import type { BlockFormat, StructUse } from '#shared/format-types.ts'
import { bytesCount } from '#shared/layout.ts'
import type { OpenedBlock } from '../save/readSave.ts'
import { stepsTo } from './blockTree.ts'

/** The values of a block that belong to a list, in file order. */
function valuesOf({ number }: BlockFormat, { fields }: OpenedBlock, list: string) {
  return fields.filter(({ path }) => path.startsWith(`block${number}.${list}[`))
}

/** The counts of a block in a save: count fields, lengths of lists up to an end mark, and bytes of lists of uneven elements. */
function countsOf(format: BlockFormat, block: OpenedBlock): Counts {
  const lists = format.structs.find(({ name }) => name === format.root)?.fields ?? []
  return Object.fromEntries(
    Object.keys(format.typicalCounts).map(count => {
      const stored = block.fields.find(({ path }) => path === `block${format.number}.${count}`)
      if (stored) return [count, Number(stored.value)]
      const uneven = lists.find(({ name }) => bytesCount(name) === count)
      const values = valuesOf(format, block, uneven?.name ?? count)
      const bytes = values.reduce((sum, { size }) => sum + size, 0)
      return [count, uneven ? bytes : new Set(values.map(({ path }) => path.split(']', 1)[0])).size]
    }),
  )
}

/** The first element of a struct in a save; without elements there is none. */
function useOfSave(format: BlockFormat, use: StructUse): StructUse {
  try {
    const steps = stepsTo(format, use)
    const count = steps.reduce((product, step) => product * (step.count ?? 1), 1)
    return { ...use, offset: steps.at(-1)?.offset ?? 0, count }
  } catch (error) {
    if (!(error instanceof PathError)) throw error
    return { ...use, count: 0 }
  }
}

/** The format of a block as it is in a save: its start, its size and the lengths of its lists are those of the file. */
export function formatOfSave(format: BlockFormat, block: OpenedBlock): BlockFormat {
  const own: BlockFormat = {
    ...format,
    typicalCounts: countsOf(format, block),
    typicalStart: block.start,
    typicalSize: block.size,
    isStartFixed: true,
    isOfSave: true,
  }
  const uses = Object.entries(format.uses).map(([struct, all]) => [
    struct,
    all.map(use => useOfSave(own, use)),
  ])
  return { ...own, uses: Object.fromEntries(uses) }
}
