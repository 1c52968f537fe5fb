import { eachField } from './each-field.ts'
import { rangeFault } from './range-fault.ts'

/** Ranges can be read and fit their types; a switch is always 0 or 1. */
export const rangesFit = eachField(({ field, row }, { earlier }) => {
  if (field.range === null) {
    if (row.values.range !== null) {
      const rule = 'is no range from low to high'
      return [{ property: 'range', rule, allowed: 'such as "from 0 to 22"', fix: 'correct the numbers' }]
    }
    if (field.type !== 'b8') return []
    const allowed = 'from 0 to 1, or only 0, or only 1'
    return [{ property: 'range', rule: 'is empty for a switch', allowed, fix: 'write from 0 to 1' }]
  }
  const before = earlier.map(other => other.field)
  const fault = rangeFault(field.range, field.type, before)
  return fault === null ? [] : [{ property: 'range', ...fault }]
})
