import { fieldAddress } from '../../../../src/shared/field-address.ts'
import { toHex } from '../../../../src/shared/hex.ts'
import { elementBytes } from '../../../../src/shared/layout.ts'
import { memoizeBy } from '../../../../src/shared/memoize.ts'
import { placeFields } from '../../../../src/shared/place-fields.ts'
import { fieldRoute } from '../../../../src/shared/route.ts'
import { soleStart } from '../../../../src/shared/struct-places.ts'
import { isRun } from '../../../../src/shared/types.ts'
import type { Source } from '../../../csv/engine/table.ts'
import type { Block, Field, Struct } from '../../../format/definition.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { innerStructs } from '../../../format/pages/block-format.ts'

/** A field at its offset in a typical save. */
export interface PlacedField {
  readonly field: Field
  readonly struct: Struct
  /** Number of the first block that uses its struct. */
  readonly block: string
  /** Its id in addresses: an offset in the block, `struct.offset`, or its name if counts shift it. */
  readonly address: string
  readonly route: string
  /** Offset in the block if it is the same in every save, otherwise the address. */
  readonly code: string
  /** Bytes from the start of its struct. */
  readonly offset: number
  /** Bytes of the whole field. */
  readonly sizeBytes: number
  /** Bytes from one element to the next; 0 for a single value. */
  readonly strideBytes: number
}

export interface FieldPlaces {
  readonly places: readonly PlacedField[]
  /** The flag set whose bits contain values of an enumeration, by enumeration name. */
  readonly flagsOfEnumeration: ReadonlyMap<string, string>
}

/** The fields of a struct, with the addresses used on the block page. */
function placeStruct(block: Block, struct: Struct, structs: readonly Struct[]): readonly PlacedField[] {
  const start = soleStart({ root: block.struct, structs, typicalCounts: block.typicalCounts }, struct.name)
  return placeFields(struct, block.typicalCounts).map(({ field, offset, sizeBytes, count, isMovable }) => {
    const name = { name: field.name, structName: struct.name, isRoot: struct.name === block.struct }
    const address = fieldAddress({ ...name, offset, size: sizeBytes, isMovable })
    const strideBytes = count === null ? 0 : isRun(field.type) ? 1 : elementBytes(field)
    const route = fieldRoute(block.number, address)
    const code = start === null || isMovable || sizeBytes === 0 ? address : toHex(start + offset)
    return { field, struct, block: block.number, address, route, code, offset, sizeBytes, strideBytes }
  })
}

/** All fields of all blocks, each struct once, in file order. */
export const fieldPlaces = memoizeBy((source: Source): FieldPlaces => {
  const { definition } = formatDefinition(source)
  const seen = new Set<string>()
  const places = definition.blocks.flatMap(block => {
    const structs = innerStructs(definition, block.struct)
    return structs.flatMap(struct => {
      if (seen.has(struct.name)) return []
      seen.add(struct.name)
      return placeStruct(block, struct, structs)
    })
  })
  const inner = [...definition.flagSets].flatMap(([set, flags]) =>
    flags.flatMap(({ values }) => (values === null ? [] : [[values.name, set] as const])),
  )
  return { places, flagsOfEnumeration: new Map(inner) }
})
