import type { BlockFormat, FieldSample } from '#shared/format-types.ts'
import { hexBytes } from '#shared/number.ts'
import { type ValueSets, valueWords } from '#shared/value-words.ts'
import type { OpenedBlock, OpenedSave, SaveProblem } from '../save/readSave.ts'
import { stepsIn, usesOf } from './blockTree.ts'
import { type BlockValues, mostBytes, type StructSample } from './SampleBytes.tsx'

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
        const isUnusual = unusual.has(start + first)
        const text = isUnusual ? `${words ?? ''} (outside the known range)`.trim() : words
        return [
          [name, [hexBytes(bytes.subarray(start + first, start + first + shown)).replaceAll(' ', ''), text]],
        ]
      },
    )
    return Object.fromEntries(samples)
  }
  return { label: 'Your save', ofStruct: readStruct }
}
