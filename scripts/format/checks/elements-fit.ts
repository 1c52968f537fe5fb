import { toHex } from '../../algebra/hex.ts'
import { elementBytes } from '../../algebra/layout.ts'
import { scalars } from '../../algebra/types.ts'
import type { Fault, Problem } from '../../csv/problem.ts'
import { problemAt } from '../../table-engine/table.ts'
import type { Element, Field } from '../definition.ts'
import type { LayoutCheck } from './layout-check.ts'
import { rangeFault } from './ranges-fit.ts'

type ElementFault = Fault & { readonly property: string }

function elementFaults(field: Field, element: Element, writtenRange: string | null): readonly ElementFault[] {
  const size = elementBytes(field)
  const right = field.offset + element.index * size
  const faults: ElementFault[] = []
  if (element.offset !== right) {
    const allowed = toHex(right)
    const rule = `is not the offset of element ${element.index}`
    faults.push({ property: 'offsetHex', rule, allowed, fix: `write ${allowed}, or correct the index` })
  }
  if (field.count?.kind === 'fixed' && element.index >= field.count.value) {
    const allowed = `0 to ${field.count.value - 1}`
    faults.push({
      property: 'index',
      rule: 'is behind the end of the array',
      allowed,
      fix: 'correct the index',
    })
  }
  if (scalars[element.type].size !== size) {
    const rule = `has another size than the elements of ${field.name}`
    faults.push({ property: 'type', rule, allowed: `types of ${size} bytes`, fix: 'correct the type' })
  }
  if (element.range === null && writtenRange !== null) {
    const rule = 'is no range from low to high'
    faults.push({ property: 'range', rule, allowed: 'such as "from 0 to 22"', fix: 'correct the numbers' })
  }
  const fault = element.range === null ? null : rangeFault(element.range, element.type, [])
  return fault === null ? faults : [...faults, { property: 'range', ...fault }]
}

/** Every row of elements.csv belongs to an array of numbers, and its offset, type and range fit. */
export const elementsFit: LayoutCheck = ({ rows, readings }) => {
  const problems: Problem[] = []
  for (const [key, elementRows] of rows.elements) {
    const [struct = '', name = ''] = key.split('.')
    const found = readings.get(struct)?.fields.find(({ field }) => field.name === name)?.field
    const elements = found?.count === null ? null : (found?.elements ?? null)
    for (const [index, row] of elementRows.entries()) {
      const element = elements?.[index]
      if (found === undefined || element === undefined) {
        const rule = `names no array of numbers (${key})`
        problems.push(
          problemAt(row, 'field', {
            rule,
            allowed: 'an array of fields.csv',
            fix: 'correct struct or field',
          }),
        )
        continue
      }
      for (const { property, ...fault } of elementFaults(found, element, row.values.range)) {
        problems.push(problemAt(row, property, fault))
      }
    }
  }
  return problems
}
