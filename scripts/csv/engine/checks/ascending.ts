import { type Check, problemAt } from '../table.ts'
import { tellOnce } from './tell-once.ts'

/** The rows are sorted by a number, equal ones together: a slip in the number then stands out. */
export function ascending<Property extends string>(
  property: Property,
): Check<Readonly<Record<Property, number>>> {
  const check: Check<Readonly<Record<Property, number>>> = ({ soundRows }) =>
    tellOnce(
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
