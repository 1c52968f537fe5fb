import { isRun, isScalar, runTypes, scalarTypes } from '../../../src/shared/types.ts'
import { nearest } from '../../csv/nearest.ts'
import type { FieldType, Legend } from '../definition.ts'
import { eachField } from './layout-check.ts'

const basicTypes = [...scalarTypes, ...runTypes]

/** Every type is a scalar or a fixed-size struct; texts and raw bytes have a fixed length. */
export const typesExist = eachField(({ field, row }, { layout }) => {
  if (isRun(field.type)) {
    if (field.count?.kind === 'fixed') return []
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
  if (inner.size === null || inner.size === 0 || field.elementSize === null) {
    const rule = `is a struct without a fixed size, or one that contains itself`
    return [{ property: 'type', rule, allowed: 'structs of fixed size', fix: 'use another struct' }]
  }
  return []
})

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
