import { isRun, runTypes, scalarTypes } from '../../algebra/types.ts'
import { nearest } from '../../csv/nearest.ts'
import { eachField } from './each-field.ts'

const basicTypes = [...scalarTypes, ...runTypes]

/** Every type is a basic one or a struct of fixed size; texts and raw bytes have a fixed length. */
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
    return [{ property: 'type', rule: 'is no type', allowed, fix }]
  }
  if (inner.size === null || inner.size === 0 || field.elementSize === null) {
    const rule = `is a struct without a fixed size, or one that contains itself`
    return [{ property: 'type', rule, allowed: 'structs of fixed size', fix: 'use another struct' }]
  }
  return []
})
