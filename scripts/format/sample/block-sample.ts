import { parse } from '../../../src/shared/format-path/path.ts'
import { fieldSteps } from '../../../src/shared/format-path/step.ts'
import { type ValueSets, valueWords } from '../../../src/shared/value-words.ts'
import { type BlockReading, isStruct, type StructValue, type Value } from '../codec/value.ts'
import { type Block, type BlockSample, type Definition, type FieldSample, flagsOf } from '../definition.ts'
import { innerStructs } from '../pages/block-format.ts'
import { structUses } from '../pages/struct-uses.ts'

/** Fields up to this length are drawn byte by byte; only the first bytes of longer ones are shown. */
const longestDrawn = 128
const firstShown = 16

const firstOf = (value: Value | undefined) => (Array.isArray(value) ? value[0] : value)

/** The value at the end of a path, in the first elements of its arrays; null if the save has none. */
function valueAt(root: StructValue, path: string): StructValue | null {
  let value: Value | undefined = root
  for (const { name } of parse(path)?.steps ?? []) value = isStruct(value) ? firstOf(value[name]) : undefined
  return isStruct(value) ? value : null
}

/** Values of the sample save in the first struct of each kind of a block, read by the codec. */
export function blockSample(
  definition: Definition,
  block: Block,
  bytes: Uint8Array,
  { start, value }: Pick<BlockReading, 'start' | 'value'>,
): BlockSample {
  const { struct: root, typicalCounts } = block
  const sets: ValueSets = {
    enumeration: name => definition.enumerations.get(name) ?? [],
    flags: name => flagsOf(definition, name),
  }
  const structs = innerStructs(definition, root)
  const samples = structs.flatMap(struct => {
    const [use] = structUses(definition, block, struct.name)
    const found = use && valueAt(value, use.path)
    if (!found) return []
    const fields = fieldSteps(definition, struct.name, typicalCounts).flatMap(
      ({ field, offset, size }): readonly (readonly [string, FieldSample])[] => {
        const own = found[field.name]
        if (size === 0 || own === undefined) return []
        const from = start + use.offset + offset
        const shown = bytes.subarray(from, from + (size > longestDrawn ? firstShown : size))
        const hex = Buffer.from(shown).toString('hex').toUpperCase()
        return [[field.name, [hex, valueWords(sets, field, own)]]]
      },
    )
    return [[struct.name, Object.fromEntries(fields)] as const]
  })
  return Object.fromEntries(samples)
}
