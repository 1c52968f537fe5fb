import { parse } from '#shared/format-path/path.ts'
import { fieldSteps } from '#shared/format-path/step.ts'
import { type ValueSets, valueWords } from '#shared/value-words.ts'
import { literal, moduleFile, type OutputFile } from '../../build/output-file.ts'
import type { Problem, Source } from '../../csv/declare.ts'
import { compileFormat } from '../codec/compile-format.ts'
import { decodeSave } from '../codec/decode-save.ts'
import { type BlockReading, isStruct, type StructValue, type Value } from '../codec/value.ts'
import { type BlockSample, type Definition, type FieldSample, flagsOf } from '../definition.ts'
import { innerStructs } from '../structs.ts'
import { structUses } from '../uses.ts'
import { sampleSave } from './sample-save.ts'

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
  bytes: Uint8Array,
  { block, start, value }: BlockReading,
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

/** The sample values of each block that is not empty, by its number. */
function sampleBlocks(definition: Definition, source: Source) {
  const { encode, problems } = sampleSave(definition, source)
  const samples = (): ReadonlyMap<string, BlockSample> => {
    const codec = compileFormat(definition)
    const bytes = encode(codec)
    return new Map(
      decodeSave(codec, bytes)
        .blocks.filter(({ block }) => block.typicalSize > 0)
        .map(reading => [reading.block.number, blockSample(definition, bytes, reading)]),
    )
  }
  return { problems, samples }
}

/** The module with the values of the sample saves, by block. It is loaded on demand. */
export function sampleModule(
  pc: Definition,
  mobile: Definition,
  source: Source,
): { readonly modules: readonly OutputFile[]; readonly problems: readonly Problem[] } {
  const [own, other] = [sampleBlocks(pc, source), sampleBlocks(mobile, source)]
  // Most rows are for both platforms.
  const problems = own.problems.length > 0 ? own.problems : other.problems
  if (problems.length > 0) return { modules: [], problems }
  const type = 'Readonly<Record<string, BlockSample>>'
  const module = moduleFile('format/samples.ts', () => {
    const samples = own.samples()
    const differing = [...other.samples()].filter(
      ([number, sample]) => literal(samples.get(number)) !== literal(sample),
    )
    return {
      from: ['data-csv/format'],
      types: { 'format-types': ['BlockSample'] },
      constants: {
        samples: {
          doc: 'The values of the sample save of PC, by block.',
          type,
          value: Object.fromEntries(samples),
        },
        mobileSamples: {
          doc: 'Those of mobile, where a block differs.',
          type,
          value: Object.fromEntries(differing),
        },
      },
    }
  })
  return { modules: [module], problems }
}
