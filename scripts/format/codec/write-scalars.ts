import { isScalar, scalars, writeScalar } from '#shared/types.ts'
import type { Field, ScalarType } from '../definition.ts'
import type { WriteCursor } from './cursors.ts'
import type { Value } from './value.ts'

const nanText = /^NaN:([0-9A-F]{8})$/

/** The test of whether a number fits a type. A float may be infinite, but does not become so by being stored. */
export function fitsScalar(type: ScalarType): (value: number) => boolean {
  if (type === 'f32') return value => Number.isFinite(Math.fround(value)) || !Number.isFinite(value)
  const { min, max } = scalars[type]
  return value => value >= min && value <= max && Number.isInteger(value)
}

/** The writer of one number of a type, or of a boolean. It throws SaveError if a value does not fit. */
export function scalarWriter(type: ScalarType): (cursor: WriteCursor, given: Value | undefined) => void {
  const { size } = scalars[type]
  const write = writeScalar[type]
  const fits = fitsScalar(type)
  return (cursor, given) => {
    const value = type === 'b8' && typeof given === 'boolean' ? Number(given) : given
    const bits = type === 'f32' && typeof value === 'string' ? nanText.exec(value)?.[1] : undefined
    if (bits !== undefined) writeScalar.u32(cursor.view, cursor.offset, Number.parseInt(bits, 16))
    else if (typeof value !== 'number') throw cursor.error(`needs a number for ${type}`)
    else if (fits(value)) write(cursor.view, cursor.offset, value)
    else throw cursor.error(`is ${value}, which does not fit ${type}`)
    cursor.offset += size
  }
}

/** Whether all values of a type are plain integers. */
export const isInteger = (type: Field['type']): type is ScalarType =>
  isScalar(type) && type !== 'f32' && type !== 'b8'

/**
 * Writes the integers of a list without a path for each: most values of a save are in such lists (mobile: 2.70 → 2.13 ms).
 * @returns how many were written: those before the first that does not fit
 */
export function writeIntegers(type: ScalarType, cursor: WriteCursor, values: readonly Value[]): number {
  const { size, min, max } = scalars[type]
  const write = writeScalar[type]
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    if (typeof value !== 'number' || !(value >= min && value <= max && Number.isInteger(value))) return index
    write(cursor.view, cursor.offset, value)
    cursor.offset += size
  }
  return values.length
}
