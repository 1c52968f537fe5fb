import { isScalar, scalars } from '../../algebra/types.ts'
import { nearest } from '../../csv/nearest.ts'
import type { Fault } from '../../csv/problem.ts'
import type { FieldType, ValueSet } from '../definition.ts'
import type { Layout } from './layout-check.ts'

/** Why a set of values cannot belong to a number of this type, or null. */
export function valueSetFault(set: ValueSet, type: FieldType, layout: Layout): Fault | null {
  if (!isScalar(type) || type === 'f32') {
    return { rule: `explains a ${type}`, allowed: 'whole numbers only', fix: 'empty the cell' }
  }
  const known = {
    enumeration: [...layout.definition.enumerations.keys()],
    flags: [...layout.definition.flagSets.keys()],
    table: layout.tableNames,
  }[set.kind]
  if (!known.includes(set.name)) {
    const close = nearest(set.name, known)
    const fix = close === null ? 'add its rows, or correct the name' : `write ${close}`
    return { rule: `names something that does not exist (${set.name})`, allowed: known.join(', '), fix }
  }
  const flags = set.kind === 'flags' ? (layout.definition.flagSets.get(set.name) ?? []) : []
  const bits = Math.max(0, ...flags.map(({ bit, width }) => bit + width))
  if (bits <= scalars[type].size * 8) return null
  return { rule: `has ${bits} bits`, allowed: `${scalars[type].size * 8} bits`, fix: 'correct the flag set' }
}
