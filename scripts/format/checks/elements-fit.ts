import { elementBytes } from '#shared/layout.ts'
import { parseHex, toHex } from '#shared/number.ts'
import { elementForm, elementTypeSize } from '#shared/types.ts'
import { type Problem, problemAt, problemsAt, problemsIn, type RowFault } from '../../csv/declare.ts'
import type { Element, Field } from '../definition.ts'
import type { ElementRow } from '../resolve/element-rows.ts'
import type { LayoutCheck } from './layout-check.ts'
import { rangeFault } from './ranges-fit.ts'

function* elementFaults(field: Field, element: Element, { values }: ElementRow): Iterable<RowFault> {
  const size = elementBytes(field)
  const right = field.offset + element.index * size
  if (parseHex(values.offsetHex) !== right) {
    const allowed = toHex(right)
    yield {
      property: 'offsetHex',
      rule: `is not the offset of element ${element.index}`,
      allowed,
      fix: `write ${allowed}, or correct the index`,
    }
  }
  const end = element.index + ((element.count ?? 1) * elementTypeSize(element.type)) / size
  if (field.count?.kind === 'fixed' && end > field.count.value) {
    yield {
      property: 'index',
      rule: 'is beyond the end of the array',
      allowed: `0 to ${field.count.value - 1}`,
      fix: 'correct the index',
    }
  }
  if (elementTypeSize(element.type) % size !== 0 || !Number.isInteger(end)) {
    yield {
      property: 'type',
      rule: `differs in size from the elements of ${field.name}`,
      allowed: `types of ${size} bytes`,
      fix: 'correct the type',
    }
  }
  const fault = rangeFault(values.range, element.range, elementForm(element.type).basic)
  if (fault !== null) yield { property: 'range', ...fault }
}

/** All elements of a fixed-length array have a row, in order; a missing one is reported where it belongs. */
function orderProblems(field: Field, rows: readonly ElementRow[]): readonly Problem[] {
  let next = 0
  return problemsIn(rows, ({ values: { index } }) => {
    const wanted = next
    next = index + 1
    if (index === wanted) return null
    return {
      property: 'index',
      rule: `is where element ${wanted} of ${field.name} belongs`,
      allowed: `${wanted}`,
      fix: `restore the row of element ${wanted}, or correct the number`,
    }
  })
}

/** Every row of elements.csv belongs to an array of numbers, is in order, and its offset, type and range fit. */
export const elementsFit: LayoutCheck = function* check({ rows, readings }) {
  for (const [key, elementRows] of rows.elements) {
    const [struct = '', name = ''] = key.split('.')
    const found = readings.get(struct)?.fields.find(({ field }) => field.name === name)?.field
    if (found?.count?.kind === 'fixed') yield* orderProblems(found, elementRows)
    const elements = found?.count === null ? null : found?.elements
    for (const [index, row] of elementRows.entries()) {
      const element = elements?.[index]
      if (found !== undefined && element !== undefined)
        yield* problemsAt(row, elementFaults(found, element, row))
      else
        yield problemAt(row, 'field', {
          rule: `is not an array of numbers (${key})`,
          allowed: 'an array of fields.csv',
          fix: 'correct struct or field',
        })
    }
  }
}
