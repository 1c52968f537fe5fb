import { isStartFixed } from '#shared/format-path/file.ts'
import { fieldAddress, fieldSteps, type Step } from '#shared/format-path/step.ts'
import { soleStart } from '#shared/format-types.ts'
import { elementBytes } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { toHex } from '#shared/number.ts'
import type { SearchField, SearchLayout } from '#shared/search-types.ts'
import { isRun } from '#shared/types.ts'
import type { Source } from '../../csv/declare.ts'
import type { Block, Definition, Struct } from '../../format/definition.ts'
import { formatDefinition } from '../../format/format-definition.ts'
import { fileParts } from '../../format/pages/file-overview.ts'
import { innerStructs } from '../../format/structs.ts'
import { structUses } from '../../format/uses.ts'

/** A field at its offset in a typical save, with the address used on its block page. */
export interface IndexedField {
  readonly step: Step
  readonly struct: Struct
  /** Number of the first block that uses its struct. */
  readonly block: string
  /** Block and address of its page: `25:door.0002`. */
  readonly id: string
  /** The same with the offset in the block, if that is the same in every save. */
  readonly code: string
}

interface IndexedFields {
  readonly fields: readonly IndexedField[]
  /** The flag set whose bits contain values of an enumeration, by enumeration name. */
  readonly flagsOfEnumeration: ReadonlyMap<string, string>
}

function fieldsOfStruct(definition: Definition, block: Block, struct: Struct): readonly IndexedField[] {
  const { number, struct: root, typicalCounts } = block
  const start = soleStart(structUses(definition, block, struct.name))
  return fieldSteps(definition, struct.name, typicalCounts).map(step => {
    const address = fieldAddress(step, struct.name === root)
    const isFixed = start !== null && !step.isMovable && step.size > 0
    const code = isFixed ? toHex(start + step.offset) : address
    return { step, struct, block: number, id: `${number}:${address}`, code: `${number}:${code}` }
  })
}

/** All fields of all blocks, each struct once, in file order. */
export const indexedFields = memoizeBy((source: Source): IndexedFields => {
  const { definition } = formatDefinition(source)
  const seen = new Set<string>()
  const fields = definition.blocks.flatMap(block =>
    innerStructs(definition, block.struct).flatMap(struct => {
      if (seen.has(struct.name)) return []
      seen.add(struct.name)
      return fieldsOfStruct(definition, block, struct)
    }),
  )
  const inner = [...definition.flagSets].flatMap(([set, flags]) =>
    flags.flatMap(({ values }) => (values === null ? [] : [[values.name, set] as const])),
  )
  return { fields, flagsOfEnumeration: new Map(inner) }
})

/** The layout of a typical save. */
export function searchLayout(source: Source): SearchLayout {
  const { definition } = formatDefinition(source)
  const { fields } = indexedFields(source)
  const structs = [...new Set(fields.map(({ struct }) => struct))]
  const indexOf = new Map<string | null, number>(structs.map(({ name }, index) => [name, index]))
  const roots = new Set(definition.blocks.map(({ struct }) => struct))
  const fixed = definition.blocks
    .map(({ number }) => number)
    .filter(number => isStartFixed(definition, number))
  return {
    parts: fileParts(definition).map(({ start: _, ...part }) => ({
      ...part,
      isFixed: part.kind === 'checksum' || (part.block !== null && fixed.includes(part.block)),
    })),
    structs: structs.map(struct => {
      const own = fields.filter(field => field.struct === struct)
      return {
        name: struct.name,
        block: own[0]?.block ?? '',
        isRoot: roots.has(struct.name),
        fields: own.map(({ step: { field, size, count, isMovable } }): SearchField => {
          const stride = isRun(field.type) ? 1 : count === null ? 0 : elementBytes(field)
          return [size, stride, indexOf.get(field.struct) ?? null, isMovable]
        }),
      }
    }),
  }
}
