import { parseHex, toHex } from '../../../src/shared/hex.ts'
import { nearest } from '../../../src/shared/nearest.ts'
import { isRun, isScalar, runTypes, scalars, scalarTypes } from '../../../src/shared/types.ts'
import type { RowFault } from '../../csv/engine/table.ts'
import type { Fault } from '../../csv/problem.ts'
import type { Field, FieldType, Legend, Range } from '../definition.ts'
import { eachField, type Layout } from './layout-check.ts'

const basicTypes = [...scalarTypes, ...runTypes]

/**
 * Every type is a scalar or a struct. Raw bytes have a fixed length, texts that or an earlier field. A struct of variable
 * size is only used by blocks and by other such structs.
 */
export const typesExist = eachField(({ field, row }, { layout }) => {
  if (isRun(field.type)) {
    if (field.count?.kind === 'fixed' || (field.type === 'char' && field.count?.kind === 'field')) return []
    return [
      {
        property: 'count',
        rule: `is not the length of a ${field.type} field`,
        allowed: 'a number of bytes',
        fix: 'write the number of bytes',
      },
    ]
  }
  if (field.type !== 'struct') return []
  const { type } = row.values
  const inner = layout.readings.get(type)?.struct
  if (inner === undefined) {
    const close = nearest(type, [...basicTypes, ...layout.readings.keys()])
    return [
      {
        property: 'type',
        rule: 'is not a type',
        allowed: `${basicTypes.join(', ')} or the name of a struct`,
        fix: close === null ? `add ${type} to structs.csv` : `write ${close}`,
      },
    ]
  }
  if (inner.size === 0 || containsItself(layout, type)) {
    return [
      {
        property: 'type',
        rule: `is an empty struct, or one that contains itself`,
        allowed: 'other structs',
        fix: 'use another struct',
      },
    ]
  }
  return []
})

function containsItself(layout: Layout, struct: string, outer: readonly string[] = []): boolean {
  if (outer.includes(struct)) return true
  const fields = layout.definition.structs.get(struct)?.fields ?? []
  return fields.some(
    field => field.struct !== null && containsItself(layout, field.struct, [...outer, struct]),
  )
}

function legendOf(type: FieldType): Legend {
  if (type === 'b8') return 'boolean'
  if (type === 'f32') return 'float'
  if (type === 'struct') return 'struct'
  if (type === 'raw') return 'unknown'
  return isScalar(type) ? 'integer' : 'string'
}

/** The legend matches the type; values the game never reads may be shown as unknown. */
export const legendsFit = eachField(({ field }) => {
  const right = legendOf(field.type)
  const mayBeUnknown = field.role !== 'data' && field.role !== 'count'
  if (field.legend === right || (mayBeUnknown && field.legend === 'unknown')) return []
  return [
    {
      property: 'legend',
      rule: `does not fit the type ${field.type}`,
      allowed: mayBeUnknown ? `${right}, unknown` : right,
      fix: `write ${right}`,
    },
  ]
})

const isCounter = ({ type, count }: Field) =>
  isScalar(type) && type !== 'f32' && type !== 'b8' && count === null

function untilFault(field: Field, first: Field | undefined): RowFault | null {
  if (field.type === 'struct' && first !== undefined && isCounter(first)) return null
  return {
    property: 'count',
    rule: 'needs elements that begin with a whole number',
    allowed: 'until only for structs that begin with a whole number',
    fix: 'write a number or an earlier field',
  }
}

/** Every count is a positive number, an earlier integer field with the role count, or a valid end mark. */
export const countsResolve = eachField(({ field }, { earlier, layout }) => {
  const { count } = field
  if (count === null) return []
  if (count.kind === 'fixed') {
    if (count.value > 0) return []
    return [{ property: 'count', rule: 'counts nothing', allowed: '1 and above', fix: 'remove the field' }]
  }
  if (count.kind === 'until') {
    const inner = field.struct === null ? undefined : layout.readings.get(field.struct)
    const fault = untilFault(field, inner?.struct.fields[0])
    return fault === null ? [] : [fault]
  }
  const counter = earlier.find(other => other.field.name === count.field)?.field
  if (
    counter !== undefined &&
    isCounter(counter) &&
    counter.role === 'count' &&
    (count.kind === 'if' || count.divide > 0)
  )
    return []
  const counters = earlier.filter(other => isCounter(other.field) && other.field.role === 'count')
  return [
    {
      property: 'count',
      rule: `does not refer to an earlier whole number with the role count (${count.field})`,
      allowed: counters.map(other => other.field.name).join(', ') || 'there is none before it',
      fix: 'write one of them, or give that field the role count',
    },
  ]
})

function numbersOf(range: Range): readonly number[] {
  if (range.kind === 'span') return [range.min, range.max]
  return range.kind === 'set' ? range.values : []
}

/** Why a range does not fit a type, or null. `earlier` contains the fields it may refer to. */
export function rangeFault(range: Range, type: FieldType, earlier: readonly Field[]): Fault | null {
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
  if (field.range === null) {
    if (row.values.range !== null) {
      return [
        {
          property: 'range',
          rule: 'is not a range from low to high',
          allowed: 'such as "from 0 to 22"',
          fix: 'correct the numbers',
        },
      ]
    }
    if (field.type !== 'b8') return []
    return [
      {
        property: 'range',
        rule: 'is empty for a yes/no field',
        allowed: 'from 0 to 1, or only 0, or only 1',
        fix: 'write from 0 to 1',
      },
    ]
  }
  const before = earlier.map(other => other.field)
  const fault = rangeFault(field.range, field.type, before)
  return fault === null ? [] : [{ property: 'range', ...fault }]
})

/** No two fields of a struct have the same name. */
export const namesUnique = eachField(({ field }, { earlier }) => {
  const twin = earlier.find(other => other.field.name === field.name)
  if (twin === undefined) return []
  return [
    {
      property: 'name',
      rule: `repeats the name of line ${twin.row.positionOf('name').line}`,
      allowed: 'each name once per struct',
      fix: 'rename one of the two',
    },
  ]
})

function offsetFault(written: number, right: number, previous: string): RowFault {
  const distance = Math.abs(written - right)
  return {
    property: 'offsetHex',
    rule: written > right ? `leaves a gap of ${distance} bytes` : `overlaps by ${distance} bytes`,
    allowed: `${toHex(right)}, the end of ${previous}`,
    fix: `write ${toHex(right)}, or correct the fields before`,
  }
}

/**
 * Fields follow each other without gaps or overlaps, and their sizes match their types. The offsets of fields that both
 * platforms have are those on PC.
 */
export const offsetsAddUp = eachField(({ field, row }, { earlier, layout }) => {
  const faults: RowFault[] = []
  const written = parseHex(row.values.offsetHex)
  const previous = earlier.at(-1)?.field.name ?? 'nothing before it'
  const isOwn = layout.definition.platform === 'pc' || row.values.platform !== null
  if (isOwn && written !== field.offset) faults.push(offsetFault(written, field.offset, previous))
  if (row.values.size !== field.size) {
    const right = field.size === null ? 'an empty cell, a count decides' : `${field.size}`
    faults.push({
      property: 'size',
      rule: 'is not the size of this type and count',
      allowed: right,
      fix: `write ${right}`,
    })
  }
  return faults
})
