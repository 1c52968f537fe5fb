import { fieldSize, sizeOf } from '../../../src/shared/layout.ts'
import { type BlockReading, isStruct, type StructValue, type Value } from '../codec/value.ts'
import type { Block, BlockSample, Counts, Definition, FieldSample, Struct } from '../definition.ts'
import { innerStructs } from '../pages/block-format.ts'
import { valueWords } from './value-words.ts'

/** Fields up to this length are drawn byte by byte; only the first bytes of longer ones are shown. */
const longestDrawn = 128
const firstShown = 16

interface FoundStruct {
  readonly offset: number
  readonly value: StructValue
}

const firstOf = (value: Value | undefined) => (Array.isArray(value) ? value[0] : value)

function offsetOf({ fields }: Struct, index: number, counts: Counts): number {
  return sizeOf(fields.slice(0, index), counts)
}

/** The first struct of a kind in a block, by the rule of the block pages: in the first struct that uses it. */
function findFirst(
  structs: readonly Struct[],
  name: string,
  root: FoundStruct,
  counts: Counts,
): FoundStruct | null {
  if (structs[0]?.name === name) return root
  for (const parent of structs) {
    const index = parent.fields.findIndex(field => field.struct === name)
    const field = parent.fields[index]
    if (field === undefined) continue
    const place = findFirst(structs, parent.name, root, counts)
    const value = firstOf(place?.value[field.name])
    return place && isStruct(value) ? { offset: place.offset + offsetOf(parent, index, counts), value } : null
  }
  return null
}

/** Values of the sample save in the first struct of each kind of a block, read by the codec. */
export function blockSample(
  definition: Definition,
  block: Block,
  bytes: Uint8Array,
  { start, value }: Pick<BlockReading, 'start' | 'value'>,
): BlockSample {
  const counts = block.typicalCounts
  const structs = innerStructs(definition, block.struct)
  const samples = structs.flatMap(struct => {
    const found = findFirst(structs, struct.name, { offset: start, value }, counts)
    if (found === null) return []
    const fields = struct.fields.flatMap((field, index): readonly (readonly [string, FieldSample])[] => {
      const size = fieldSize(field, counts)
      const own = found.value[field.name]
      if (size === 0 || own === undefined) return []
      const from = found.offset + offsetOf(struct, index, counts)
      const shown = bytes.subarray(from, from + (size > longestDrawn ? firstShown : size))
      const hex = Buffer.from(shown).toString('hex').toUpperCase()
      return [[field.name, [hex, valueWords(definition, field, own)]]]
    })
    return [[struct.name, Object.fromEntries(fields)] as const]
  })
  return Object.fromEntries(samples)
}
