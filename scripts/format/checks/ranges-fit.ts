import { isScalar, scalars } from '#shared/types.ts'
import type { Fault } from '../../csv/declare.ts'
import type { Field, FieldType, Range } from '../definition.ts'
import { eachField } from './layout-check.ts'

function numbersOf(range: Range): readonly number[] {
  if (range.kind === 'span') return [range.min, range.max]
  return range.kind === 'set' ? range.values : []
}

/**
 * Why the cell of a range does not fit a type, or null.
 * @param range what it was parsed to @param earlier the fields it may refer to
 */
export function rangeFault(
  cell: string | null,
  range: Range | null,
  type: FieldType,
  earlier: readonly Field[] = [],
): Fault | null {
  if (range === null) {
    if (cell === null) return null
    return {
      rule: 'is not a range from low to high',
      allowed: 'such as "from 0 to 22"',
      fix: 'correct the numbers',
    }
  }
  if (range.kind === 'text') {
    if (type === 'char') return null
    return {
      rule: 'is a text, but the field is not of type char',
      allowed: 'text only for char fields',
      fix: 'write numbers',
    }
  }
  if (range.kind === 'sameAs') {
    const names = earlier.filter(field => field.type === type && field.count === null).map(({ name }) => name)
    if (names.includes(range.field)) return null
    return {
      rule: 'names no earlier field of this type',
      allowed: names.join(', ') || 'no earlier field has this type',
      fix: 'write one of them',
    }
  }
  if (!isScalar(type))
    return { rule: `is not allowed for a ${type}`, allowed: 'an empty cell', fix: 'empty the cell' }
  const { min, max } = scalars[type]
  if (numbersOf(range).every(value => value >= min && value <= max)) return null
  return {
    rule: `exceeds the range of ${type}`,
    allowed: `${min} to ${max}`,
    fix: 'correct the range or the type',
  }
}

/** Ranges parse and fit their types; a boolean is always 0 or 1. */
export const rangesFit = eachField(({ field, row }, { earlier }) => {
  const { range, type } = field
  const before = earlier.map(other => other.field)
  const fault = rangeFault(row.values.range, range, type, before)
  if (fault !== null) return { property: 'range', ...fault }
  if (range !== null || type !== 'b8') return null
  return {
    property: 'range',
    rule: 'is empty for a yes/no field',
    allowed: 'from 0 to 1, or only 0, or only 1',
    fix: 'write from 0 to 1',
  }
})
