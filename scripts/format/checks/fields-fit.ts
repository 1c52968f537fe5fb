import { nearest } from '#shared/nearest.ts'
import { parseHex, toHex } from '#shared/number.ts'
import { isRun, isScalar, runTypes, scalarTypes } from '#shared/types.ts'
import type { RowFault } from '../../csv/declare.ts'
import { isInteger } from '../codec/write-scalars.ts'
import type { Field, FieldType, Legend } from '../definition.ts'
import { eachField, type Layout } from './layout-check.ts'

const basicTypes = [...scalarTypes, ...runTypes]

/**
 * Every type is a scalar or a struct. Raw bytes have a fixed length, texts that or an earlier field. A struct of variable
 * size is only used by blocks and by other such structs.
 */
export const typesExist = eachField(({ field, row }, { layout }) => {
  if (isRun(field.type)) {
    if (field.count?.kind === 'fixed' || (field.type === 'char' && field.count?.kind === 'field')) return null
    return {
      property: 'count',
      rule: `is not the length of a ${field.type} field`,
      allowed: 'a number of bytes',
      fix: 'write the number of bytes',
    }
  }
  if (field.type !== 'struct') return null
  const { type } = row.values
  const inner = layout.readings.get(type)?.struct
  if (inner === undefined) {
    const close = nearest(type, [...basicTypes, ...layout.readings.keys()])
    return {
      property: 'type',
      rule: 'is not a type',
      allowed: `${basicTypes.join(', ')} or the name of a struct`,
      fix: close === null ? `add ${type} to structs.csv` : `write ${close}`,
    }
  }
  if (inner.size === 0 || containsItself(layout, type)) {
    return {
      property: 'type',
      rule: `is an empty struct, or one that contains itself`,
      allowed: 'other structs',
      fix: 'use another struct',
    }
  }
  return null
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
  if (field.legend === right || (mayBeUnknown && field.legend === 'unknown')) return null
  return {
    property: 'legend',
    rule: `does not fit the type ${field.type}`,
    allowed: mayBeUnknown ? `${right}, unknown` : right,
    fix: `write ${right}`,
  }
})

const isCounter = ({ type, count }: Field) => isInteger(type) && count === null

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
  if (count === null) return null
  if (count.kind === 'fixed') {
    if (count.value > 0) return null
    return { property: 'count', rule: 'counts nothing', allowed: '1 and above', fix: 'remove the field' }
  }
  if (count.kind === 'until') {
    const inner = field.struct === null ? undefined : layout.readings.get(field.struct)
    return untilFault(field, inner?.struct.fields[0])
  }
  const counter = earlier.find(other => other.field.name === count.field)?.field
  if (
    counter !== undefined &&
    isCounter(counter) &&
    counter.role === 'count' &&
    (count.kind === 'if' || count.divide > 0)
  )
    return null
  const counters = earlier.filter(other => isCounter(other.field) && other.field.role === 'count')
  return {
    property: 'count',
    rule: `does not refer to an earlier whole number with the role count (${count.field})`,
    allowed: counters.map(other => other.field.name).join(', ') || 'there is none before it',
    fix: 'write one of them, or give that field the role count',
  }
})

/** No two fields of a struct have the same name. */
export const namesUnique = eachField(({ field }, { earlier }) => {
  const twin = earlier.find(other => other.field.name === field.name)
  if (twin === undefined) return null
  return {
    property: 'name',
    rule: `repeats the name of line ${twin.row.positionOf('name').line}`,
    allowed: 'each name once per struct',
    fix: 'rename one of the two',
  }
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
export const offsetsAddUp = eachField(function* check({ field, row }, { earlier, layout }) {
  const written = parseHex(row.values.offsetHex)
  const previous = earlier.at(-1)?.field.name ?? 'nothing before it'
  const isOwn = layout.definition.platform === 'pc' || row.values.platform !== null
  if (isOwn && written !== field.offset) yield offsetFault(written, field.offset, previous)
  if (row.values.size === field.size) return
  const right = field.size === null ? 'an empty cell, a count decides' : `${field.size}`
  yield {
    property: 'size',
    rule: 'is not the size of this type and count',
    allowed: right,
    fix: `write ${right}`,
  }
})
