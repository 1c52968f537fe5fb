import { isRun, isScalar, runTypes, scalarTypes } from '../../../src/shared/types.ts'
import { nearest } from '../../csv/nearest.ts'
import type { FieldType, Legend } from '../definition.ts'
import { eachField, type Layout } from './layout-check.ts'

const basicTypes = [...scalarTypes, ...runTypes]

/**
 * Every type is a scalar or a struct. Raw bytes have a fixed length, texts that or an earlier field. A struct of variable
 * size is only used by blocks and by other such structs.
 */
export const typesExist = eachField(({ field, row }, { layout }) => {
  if (isRun(field.type)) {
    if (field.count?.kind === 'fixed' || (field.type === 'char' && field.count?.kind === 'field')) return []
    const rule = `is not the length of a ${field.type} field`
    return [{ property: 'count', rule, allowed: 'a number of bytes', fix: 'write the number of bytes' }]
  }
  if (field.type !== 'struct') return []
  const { type } = row.values
  const inner = layout.readings.get(type)?.struct
  if (inner === undefined) {
    const close = nearest(type, [...basicTypes, ...layout.readings.keys()])
    const fix = close === null ? `add ${type} to structs.csv` : `write ${close}`
    const allowed = `${basicTypes.join(', ')} or the name of a struct`
    return [{ property: 'type', rule: 'is not a type', allowed, fix }]
  }
  if (inner.size === 0 || containsItself(layout, type)) {
    const rule = `is an empty struct, or one that contains itself`
    return [{ property: 'type', rule, allowed: 'other structs', fix: 'use another struct' }]
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
  const allowed = mayBeUnknown ? `${right}, unknown` : right
  return [{ property: 'legend', rule: `does not fit the type ${field.type}`, allowed, fix: `write ${right}` }]
})
