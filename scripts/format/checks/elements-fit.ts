import { parseHex, toHex } from '../../../src/shared/hex.ts'
import { elementBytes } from '../../../src/shared/layout.ts'
import { elementForm, elementTypeSize } from '../../../src/shared/types.ts'
import { problemAt, problemsAt, type RowFault } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import type { Element, Field } from '../definition.ts'
import type { ElementRow } from '../resolve/element-row.ts'
import { rangeFault } from './fields-fit.ts'
import type { LayoutCheck } from './layout-check.ts'

function elementFaults(field: Field, element: Element, { values }: ElementRow): readonly RowFault[] {
  const size = elementBytes(field)
  const right = field.offset + element.index * size
  const faults: RowFault[] = []
  if (parseHex(values.offsetHex) !== right) {
    const allowed = toHex(right)
    faults.push({
      property: 'offsetHex',
      rule: `is not the offset of element ${element.index}`,
      allowed,
      fix: `write ${allowed}, or correct the index`,
    })
  }
  const end = element.index + ((element.count ?? 1) * elementTypeSize(element.type)) / size
  if (field.count?.kind === 'fixed' && end > field.count.value) {
    faults.push({
      property: 'index',
      rule: 'is beyond the end of the array',
      allowed: `0 to ${field.count.value - 1}`,
      fix: 'correct the index',
    })
  }
  if (elementTypeSize(element.type) % size !== 0 || !Number.isInteger(end)) {
    faults.push({
      property: 'type',
      rule: `differs in size from the elements of ${field.name}`,
      allowed: `types of ${size} bytes`,
      fix: 'correct the type',
    })
  }
  if (element.range === null && values.range !== null) {
    faults.push({
      property: 'range',
      rule: 'is not a range from low to high',
      allowed: 'such as "from 0 to 22"',
      fix: 'correct the numbers',
    })
  }
  const fault = element.range === null ? null : rangeFault(element.range, elementForm(element.type).basic, [])
  return fault === null ? faults : [...faults, { property: 'range', ...fault }]
}

/** All elements of a fixed-length array have a row, in order; a missing one is reported where it belongs. */
function orderProblems(field: Field, rows: readonly ElementRow[]): readonly Problem[] {
  let next = 0
  return rows.flatMap(row => {
    const wanted = next
    next = row.values.index + 1
    if (row.values.index === wanted) return []
    return [
      problemAt(row, 'index', {
        rule: `is where element ${wanted} of ${field.name} belongs`,
        allowed: `${wanted}`,
        fix: `restore the row of element ${wanted}, or correct the number`,
      }),
    ]
  })
}

/** Every row of elements.csv belongs to an array of numbers, is in order, and its offset, type and range fit. */
export const elementsFit: LayoutCheck = ({ rows, readings }) => {
  const problems: Problem[] = []
  for (const [key, elementRows] of rows.elements) {
    const [struct = '', name = ''] = key.split('.')
    const found = readings.get(struct)?.fields.find(({ field }) => field.name === name)?.field
    if (found?.count?.kind === 'fixed') problems.push(...orderProblems(found, elementRows))
    const elements = found?.count === null ? null : (found?.elements ?? null)
    for (const [index, row] of elementRows.entries()) {
      const element = elements?.[index]
      if (found === undefined || element === undefined) {
        problems.push(
          problemAt(row, 'field', {
            rule: `is not an array of numbers (${key})`,
            allowed: 'an array of fields.csv',
            fix: 'correct struct or field',
          }),
        )
        continue
      }
      problems.push(...problemsAt(row, elementFaults(found, element, row)))
    }
  }
  return problems
}
