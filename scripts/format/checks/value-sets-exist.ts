import type { Problem } from '../../csv/problem.ts'
import { problemAt } from '../../table-engine/table.ts'
import { eachField } from './each-field.ts'
import type { LayoutCheck } from './layout-check.ts'
import { valueSetFault } from './value-set-fault.ts'

/** Enumerations, flag sets and tables that fields name exist and fit; positions stand on arrays only. */
export const fieldValueSetsExist = eachField(({ field }, { layout }) => {
  const fault = field.values === null ? null : valueSetFault(field.values, field.type, layout)
  const faults = fault === null ? [] : [{ property: 'values', ...fault }]
  if (field.positions === null) return faults
  if (field.count === null) {
    const rule = 'explains positions of a single value'
    const single = { property: 'positions', rule, allowed: 'arrays only', fix: 'empty the cell' }
    return [...faults, single]
  }
  const positionFault = valueSetFault(field.positions, 'u32', layout)
  return positionFault === null ? faults : [...faults, { property: 'positions', ...positionFault }]
})

/** The same for named elements. */
export const elementValueSetsExist: LayoutCheck = layout => {
  const problems: Problem[] = []
  for (const { fields } of layout.readings.values()) {
    for (const { field, elementRows } of fields) {
      for (const [index, { values, type }] of (field.elements ?? []).entries()) {
        const row = elementRows[index]
        const fault = values === null ? null : valueSetFault(values, type, layout)
        if (row !== undefined && fault !== null) problems.push(problemAt(row, 'values', fault))
      }
    }
  }
  return problems
}
