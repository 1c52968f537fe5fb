import { type Check, problemAt } from '../table.ts'
import { collapseOrderErrors } from './collapse-order-errors.ts'

/** Rows are sorted by a number, so that a typo in it is noticed; equal numbers are allowed. */
export function ascending<Property extends string>(
  property: Property,
): Check<Readonly<Record<Property, number>>> {
  const check: Check<Readonly<Record<Property, number>>> = ({ soundRows }) =>
    collapseOrderErrors(
      soundRows.flatMap((row, index) => {
        const previous = soundRows[index - 1]
        if (previous === undefined || previous.values[property] <= row.values[property]) return []
        const last = previous.values[property]
        const rule = `is less than ${last} in line ${previous.place(property).line}`
        const fix = 'correct the number, or sort the rows'
        return [problemAt(row, property, { rule, allowed: `${last} or more: the rows are sorted`, fix })]
      }),
    )
  return Object.assign(check, { sortedBy: [property] })
}
