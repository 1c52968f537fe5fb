import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { groupBy } from '../../csv/groups.ts'
import { vehicleComponents } from '../vehicle-components.ts'

/** Components whose internal names begin alike (`spl_`, `exh_`) have the same type. */
export const componentNames: CrossCheck = source => {
  const groups = groupBy(
    vehicleComponents.read(source).soundRows,
    ({ values }) => values.model.split('_', 1)[0] ?? '',
  )
  return [...groups].flatMap(([start, rows]) =>
    rows.flatMap(row => {
      const others = new Set(rows.filter(other => other !== row).map(({ values }) => values.type))
      const [type, ...more] = others
      if (type === undefined || more.length > 0 || type === row.values.type) return []
      const rule = `is not the type of the other components called ${start}_`
      return [problemAt(row, 'type', { rule, allowed: type, fix: `write ${type}, or correct the model` })]
    }),
  )
}
