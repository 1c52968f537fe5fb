import { isScalar } from '../../algebra/types.ts'
import type { FieldType, Legend } from '../definition.ts'
import { eachField } from './each-field.ts'

function legendOf(type: FieldType): Legend {
  if (type === 'b8') return 'boolean'
  if (type === 'f32') return 'float'
  if (type === 'struct') return 'struct'
  if (type === 'raw') return 'unknown'
  return isScalar(type) ? 'integer' : 'string'
}

/** The legend is the one of the type; what the game never reads may be shown as unknown. */
export const legendsFit = eachField(({ field }) => {
  const right = legendOf(field.type)
  const mayBeUnknown = field.role !== 'data' && field.role !== 'count'
  if (field.legend === right || (mayBeUnknown && field.legend === 'unknown')) return []
  const allowed = mayBeUnknown ? `${right}, unknown` : right
  return [{ property: 'legend', rule: `does not fit the type ${field.type}`, allowed, fix: `write ${right}` }]
})
