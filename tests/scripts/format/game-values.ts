import type { StructValue, Value } from '../../../scripts/format/codec/value.ts'

const isStruct = (value: Value | undefined): value is StructValue =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)

export const structs = (value: Value | undefined) => (Array.isArray(value) ? value.filter(isStruct) : [])

/** A number inside nested structs, e.g. `position`, `x`. */
export function numberAt(value: Value | undefined, ...path: readonly string[]): number {
  const found = path.reduce<Value | undefined>(
    (inner, name) => (isStruct(inner) ? inner[name] : undefined),
    value,
  )
  return Number(found)
}

/** The same, rounded to three decimals. */
export const at = (value: Value | undefined, ...path: readonly string[]) =>
  Number(numberAt(value, ...path).toFixed(3)) + 0

export const corner = (value: StructValue, name: string) => ['x', 'y', 'z'].map(axis => at(value, name, axis))

/** A short position: eight times the game coordinates. */
export const eighths = (value: StructValue) =>
  ['x', 'y', 'z'].map(axis => numberAt(value, 'position', axis) / 8)

/** The values of the blocks of a save, by number. */
type Blocks = Readonly<Record<string, StructValue>>

/** The script variables. */
export const globalsOf = (blocks: Blocks) => {
  const globals = blocks['01']?.globals
  return Array.isArray(globals) ? globals.map(Number) : []
}

/** The parked cars of the scripts, without those that a running mission has added before them. */
export const carsOf = (blocks: Blocks) => structs(blocks['12']?.cars).slice(-208)

/**
 * The pickups with their indexes and handles, without free slots, dropped weapons (types 4 and 5) and money
 * (8).
 */
export const pickupsOf = (blocks: Blocks) =>
  structs(blocks['06']?.pickups).flatMap((pickup, slot) => {
    if ([0, 4, 5, 8].includes(Number(pickup.type))) return []
    return { pickup, position: eighths(pickup).join(), handle: slot + 0x10000 * Number(pickup.reference) }
  })
