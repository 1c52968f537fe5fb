import type { Counts } from '#shared/count.ts'
import { PathError } from '#shared/format-path/path.ts'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, FieldSample, StructUse } from '#shared/format-types.ts'
import { bytesCount } from '#shared/layout.ts'
import { hexBytes } from '#shared/number.ts'
import { type ValueSets, valueWords } from '#shared/value-words.ts'
import type { OpenedBlock, OpenedSave, SaveProblem } from '../save/readSave.ts'
import { stepsIn, stepsTo, usesOf } from './blockTree.ts'
import { type BlockValues, mostBytes, type StructSample } from './SampleBytes.tsx'

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

/** Fields up to this length are drawn byte by byte; only the first bytes of longer ones are shown. */
const longestDrawn = 128

/**
 * The values of a block of the opened save.
 * @param format that of the block in this save
 * @param problems what is outside its known range
 */
export function saveSample(
  { bytes }: OpenedSave,
  { start, fields }: OpenedBlock,
  format: BlockFormat,
  problems: readonly SaveProblem[],
): BlockValues {
  const values = new Map(fields.map(field => [field.blockOffset, field]))
  const unusual = new Set(problems.map(({ offset }) => offset))
  const sets: ValueSets = {
    enumeration: name => format.enumerations[name] ?? [],
    flags: name => format.flagSets[name] ?? [],
  }
  /** Bytes at an offset in the block, with the words for their value. */
  const sampleAt = (offset: number, size: number, words: string | null): FieldSample => {
    const at = start + offset
    const text = unusual.has(at) ? `${words ?? ''} (outside the known range)`.trim() : words
    return [hexBytes(bytes.subarray(at, at + size)).replaceAll(' ', ''), text]
  }
  const readStruct = (struct: string, offset: number | null): StructSample => {
    const [use] = usesOf(format, struct)
    if (!use || (offset === null && use.count === 0)) return undefined
    const from = offset ?? use.offset
    const samples = stepsIn(format, struct).flatMap(
      ({ name, field, count, offset: inStruct, size }): readonly (readonly [string, FieldSample])[] => {
        if (size === 0) return []
        const first = from + inStruct
        const shown = size > longestDrawn ? mostBytes : size
        const stride = count === null || count === 0 ? size : size / count
        const found = Array.from(
          { length: count ?? 1 },
          (_, index) => values.get(first + index * stride)?.value,
        )
        const known = found.filter(value => value !== undefined)
        const value = count === null ? known[0] : known
        const words = value === undefined ? null : valueWords(sets, field, value)
        return [[name, sampleAt(first, shown, words)]]
      },
    )
    return Object.fromEntries(samples)
  }
  const readElement = ({ field, offset, size }: Step): FieldSample | undefined => {
    const found = values.get(offset)
    if (found?.size !== size || field.struct !== null) return undefined
    return sampleAt(offset, size, valueWords(sets, { ...field, count: null }, found.value))
  }
  return { label: 'Your save', ofStruct: readStruct, ofElement: readElement }
}
