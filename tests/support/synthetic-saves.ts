import type { SaveCodec } from '../../scripts/format/codec/compile-format.ts'
import { encodeSave } from '../../scripts/format/codec/encode-save.ts'
import type { StructValue } from '../../scripts/format/codec/value.ts'
import { keepListRules } from '../../scripts/format/sample/keep-list-rules.ts'
import { legalStruct } from '../../scripts/format/sample/legal-struct.ts'
import { Random } from './seeded-random.ts'

export interface Variant {
  readonly name: string
  readonly seed: number
  /** Counts that differ from those of a typical save, by block. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Explicit field values, by block. */
  readonly fields: Readonly<Record<string, StructValue>>
}

const smallCounts = {
  '01': { variable_space_size: 408, script_count: 2 },
  '02': { object_count: 3 },
  '03': { garage_count: 2 },
  '05': { switch_count: 4 },
  '08': { hospital_count: 2, police_count: 1 },
  '10': { zone_count: 5, info_count: 4, map_zone_count: 1 },
  '12': { car_count: 6 },
  '20': { tag_count: 10 },
  '24': { jump_count: 2 },
}

/** Unusual but legal saves: few entities, none, price changes, all doors, made indoors and outdoors. */
export const variants: readonly Variant[] = [
  {
    name: 'indoors',
    seed: 1,
    counts: smallCounts,
    fields: { '00': { version_id: 0x35da8175, save_name: 'Synthetic', interior: 3, has_cheated: 0 } },
  },
  {
    name: 'outdoors, no objects, two price changes, 400 doors',
    seed: 2,
    counts: {
      ...smallCounts,
      '01': { variable_space_size: 8, script_count: 0 },
      '02': { object_count: 0 },
      '04': { respawn_count: 2 },
      '05': { switch_count: 0 },
      '20': { tag_count: 0 },
      '22': { price_change_count: 2, item_count: 12 },
      '25': { stack_depth: 0, doors: 400 },
    },
    fields: { '00': { version_id: 0x9345765e, save_name: 'Synthetic outside', interior: 0 } },
  },
  { name: 'typical counts', seed: 3, counts: {}, fields: { '00': { version_id: 0xfd148df6 } } },
]

const mobileVersion = { '00': { version_id: 0x147728c3 } }

/** The same for phones and tablets; the last one needs a longer file. */
export const mobileVariants: readonly Variant[] = [
  { name: 'few entities', seed: 4, counts: smallCounts, fields: mobileVersion },
  {
    name: 'outdoors, no objects, no resources',
    seed: 5,
    counts: {
      ...smallCounts,
      '01': { variable_space_size: 8, script_count: 0, resource_count: 0 },
      '02': { object_count: 0 },
      '25': { stack_depth: 0, doors: 400 },
    },
    fields: mobileVersion,
  },
  { name: 'typical counts', seed: 6, counts: {}, fields: mobileVersion },
  {
    name: 'more than 195,000 bytes',
    seed: 7,
    counts: { '01': { script_count: 96 } },
    fields: mobileVersion,
  },
]

/** The values of a variant by block; deterministic. */
export function syntheticValues(
  { definition }: SaveCodec,
  { seed, counts, fields }: Variant,
): Map<string, StructValue> {
  const random = new Random(seed)
  return new Map(
    definition.blocks.map(({ number, struct, typicalCounts }) => {
      const given = { ...typicalCounts, ...counts[number] }
      const values = keepListRules(number, legalStruct(definition, struct, random, given))
      return [number, { ...values, ...fields[number] }]
    }),
  )
}

/** The bytes of a variant. */
export function syntheticSave(codec: SaveCodec, variant: Variant): Uint8Array {
  return encodeSave(codec, syntheticValues(codec, variant))
}
