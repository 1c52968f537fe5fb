import { type ChecklistPoint, checklist, checklistTable } from '../../generated/checklist.ts'
import { notCounted, notCountedTable } from '../../generated/not-counted.ts'
import { blockRoute, statisticRoute } from '../../shared/route.ts'
import { dollarName } from '../../shared/script-variable.ts'
import { tableOf } from '../../table/tableColumns.ts'
import { breakable } from '../../ui/nameLines.tsx'

/** The row of the variable or statistic that stores a value. */
function storedRoute({ index, statistic }: Pick<ChecklistPoint, 'index' | 'statistic'>): string | null {
  if (index !== null) return `/variables?row=${index}`
  return statistic === null ? null : statisticRoute(`${statistic}`)
}

/** The variable, led by its number in script tools, or the statistic. */
function storedName({ index, storedIn }: Pick<ChecklistPoint, 'index' | 'storedIn'>) {
  if (index === null) return storedIn
  return (
    <>
      {dollarName(index)} {breakable(storedIn)}
    </>
  )
}

const fieldRouteOf = ({ block, offsetHex }: Pick<ChecklistPoint, 'block' | 'offsetHex'>) =>
  blockRoute(block, offsetHex)

const address = ({ block, offsetHex }: Pick<ChecklistPoint, 'block' | 'offsetHex'>) => `${block}:${offsetHex}`

/** The points of 100% completion. */
export const checklistDefinition = tableOf(checklistTable, checklist, {
  shown: ['task', 'storedIn', 'offsetHex', 'atLeast', 'valueAt100', 'evidence', 'note'],
  faceted: ['atLeast', 'valueAt100'],
  omitted: ['index', 'variable', 'statistic', 'block'],
  render: { offsetHex: address, storedIn: storedName },
  sizeHints: { offsetHex: 8, storedIn: 24 },
  below: ['note'],
  links: {
    storedIn: storedRoute,
    offsetHex: fieldRouteOf,
    mission: ({ mission }) => (mission === null ? null : `/missions?row=${mission}`),
  },
  grouping: { key: 'group' },
})

/** Tasks that add nothing. */
export const notCountedDefinition = tableOf(notCountedTable, notCounted, {
  shown: ['task', 'storedIn', 'offsetHex', 'valueAt100', 'note'],
  omitted: ['index', 'variable', 'statistic', 'block'],
  render: { offsetHex: address, storedIn: storedName },
  sizeHints: { offsetHex: 8 },
  links: { storedIn: storedRoute, offsetHex: fieldRouteOf },
})
