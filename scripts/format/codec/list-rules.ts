import type { CarParts, Definition, KnownIds } from '../definition.ts'
import { isStruct, type Value } from './value.ts'

/** A value in a list, or the count before it, that contradicts the rest of the list. */
export interface ListFinding {
  /** Index of the row; null for the count, which is in the block. */
  readonly index: number | null
  readonly field: string
  /** Index in the field, if it is a list. */
  readonly part?: number
  readonly value: Value
  readonly allowed: string
  /** Whether a save with it is not sound. */
  readonly isStrict: boolean
}

/** Reads a field of a row or block by its name in data-csv/format/fields.csv. */
export type ReadField = (name: string) => Value | undefined

/** Lists what contradicts the rest in the rows of a list, given the fields of its block read so far. */
type ListRule = (rows: readonly ReadField[], block: ReadField) => readonly ListFinding[]

/** A count of the rows in use of a list of fixed length, and what an unused row has. */
interface UsedRows {
  readonly count: string
  readonly field: string
  readonly unused: number
}

/** Lists of fixed length with a count, by struct of the block and name of the list. */
export const usedRowCounts: ReadonlyMap<string, UsedRows> = new Map([
  ['block_12 plates', { count: 'plate_count', field: 'parked_car', unused: -1 }],
  ['block_17 set_pieces', { count: 'used_count', field: 'type', unused: 0 }],
])

/** The count of a list of fixed length is the number of its rows in use. Verified on 87 saves. */
const usedRows =
  ({ count, field, unused }: UsedRows): ListRule =>
  (rows, block) => {
    const used = rows.filter(row => row(field) !== unused).length
    const value = block(count) ?? 0
    if (value === used || Number(value) > rows.length) return [] // too high a count is out of its range
    return [{ index: null, field: count, value, allowed: `${used}, the rows in use`, isStrict: true }]
  }

/** A rule for a field of each row. @param strangeIn its values that contradict the rest, and what is allowed */
const inEachRow =
  (
    field: string,
    strangeIn: (row: ReadField) => readonly Pick<ListFinding, 'part' | 'value' | 'allowed'>[],
    isStrict = false,
  ): ListRule =>
  rows =>
    rows.flatMap((row, index) => strangeIn(row).map(found => ({ index, field, isStrict, ...found })))

/** Every level of the stack of a script has a return offset. Verified on 2,775 scripts of 87 saves. */
const stacksAreFilled = inEachRow(
  'stack_depth',
  row => {
    const [depth, offsets] = [row('stack_depth'), row('stack_offsets')]
    if (!Array.isArray(offsets) || typeof depth !== 'number') return []
    const filled = offsets.indexOf(0)
    return filled === -1 || depth <= filled ? [] : [{ value: depth, allowed: `at most ${filled}` }]
  },
  true,
)

/** A stored car has only components that its model takes; others can crash the game. Verified on 1,841 cars of 87 saves. */
const partsFit = (carParts: CarParts) =>
  inEachRow('mods', row => {
    const [model, mods] = [row('model'), row('mods')]
    const fitting = carParts[Number(model)]
    if (fitting === undefined || !Array.isArray(mods)) return []
    const allowed = `-1 or a component for vehicle ${model}`
    return mods.flatMap((value: Value, part) =>
      value === -1 || (typeof value === 'number' && fitting.includes(value))
        ? []
        : [{ part, value, allowed }],
    )
  })

/** A garage stores vehicles that are no train, boat or trailer; 0 is none. Verified on the stored vehicles of 152 saves. */
const vehiclesExist = ({ carParts, knownIds: { unstorableVehicles } }: Definition) =>
  inEachRow('model', row => {
    const value = Number(row('model'))
    const isStorable = value === 0 || (value in carParts && !unstorableVehicles.includes(value))
    return isStorable ? [] : [{ value, allowed: '0 or a vehicle that a garage can store' }]
  })

/** A parked car is a known vehicle, a random one (-1), or the random one in use (negated). Verified on 31,560 cars of 152 saves. */
const parkedVehiclesExist = (carParts: CarParts) =>
  inEachRow('model', row => {
    const value = Number(row('model'))
    const isKnown = value === -1 || Math.abs(value) in carParts
    return isKnown ? [] : [{ value, allowed: '-1 or a vehicle, negated while it is a random one' }]
  })

/** Each weapon is in its own slot. Verified on the weapons of 152 saves. */
const weaponsFitSlots = ({ weaponsBySlot }: KnownIds) =>
  inEachRow('weapons', row => {
    const weapons = row('weapons')
    if (!Array.isArray(weapons)) return []
    return weapons.flatMap((slot: Value, part) => {
      const value = isStruct(slot) ? slot.weapon : undefined
      if (value === undefined || value === 0 || weaponsBySlot[part]?.includes(Number(value))) return []
      return [{ part, value, allowed: `0 or a weapon of slot ${part}: ${weaponsBySlot[part]?.join(', ')}` }]
    })
  })

/** Metres from the centre: far outside the map, whose edge is at 3,000, but near enough for modified games. */
const farthest = 20_000

/** Positions are on or near the map. Verified on 152 saves, all within 3,001 m. */
const areOnTheMap = inEachRow('position', row => {
  const position = row('position')
  if (!isStruct(position)) return []
  const value = Object.values(position).find(one => typeof one === 'number' && Math.abs(one) > farthest)
  return value === undefined ? [] : [{ value, allowed: `at most ${farthest} m from the centre of the map` }]
})

/** Sizes of the main script of the unmodified game: two editions on PC, and mobile. */
export const unmodifiedScripts: readonly number[] = [194_146, 194_125, 262_245]

/** The main script of the unmodified game has as many variables as in a typical save. Verified on 149 of 152 saves; the others are modified. */
const variablesFitScript =
  ({ blocks, variables }: Definition): ListRule =>
  (_rows, block) => {
    const field = 'variable_space_size'
    const typical = blocks.find(({ struct }) => struct === variables.struct)?.typicalCounts[field]
    const value = block(field) ?? 0
    if (!unmodifiedScripts.includes(Number(block('main_script_size'))) || value === typical) return []
    return [{ index: null, field, value, allowed: `${typical}, as the main script has`, isStrict: false }]
  }

/** The rules of lists, by struct of the block and name of the list. */
export const listRules = (definition: Definition): Readonly<Record<string, readonly ListRule[]>> => ({
  'block_01 scripts': [stacksAreFilled, variablesFitScript(definition)],
  'block_02 players': [weaponsFitSlots(definition.knownIds), areOnTheMap],
  'block_02 objects': [areOnTheMap],
  'block_03 stored_cars': [partsFit(definition.carParts), vehiclesExist(definition), areOnTheMap],
  'block_09 blips': [areOnTheMap],
  'block_12 cars': [parkedVehiclesExist(definition.carParts)],
  ...Object.fromEntries([...usedRowCounts].map(([list, used]) => [list, [usedRows(used)]])),
})
