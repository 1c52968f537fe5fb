import { type CarryOver, carryOver, carryOverTable } from '../../generated/carry-over.ts'
import { type PlatformClaim, platformClaims, platformClaimsTable } from '../../generated/platform-claims.ts'
import { type Platform, platforms, platformsTable } from '../../generated/platforms.ts'
import { type VariableShift, variableShifts, variableShiftsTable } from '../../generated/variable-shifts.ts'
import { blockRoute } from '../../shared/route.ts'
import { dollarName } from '../../shared/script-variable.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'

/** The platforms with what was measured. */
export const platformDefinition: TableDefinition<Platform> = {
  source: platformsTable,
  rows: platforms,
  columns: tableColumns(platformsTable, {
    shown: ['name', 'saves', 'fileSizeBytes', 'note', 'versionIds', 'blocks'],
    monospace: ['versionIds'],
  }),
}

const nameOf = (id: string) => platforms.find(({ platform }) => platform === id)?.name ?? id

/** What others state about saves of a platform. */
export const claimDefinition: TableDefinition<PlatformClaim> = {
  source: platformClaimsTable,
  rows: platformClaims,
  columns: tableColumns(platformClaimsTable, {
    shown: ['platform', 'claim', 'title'],
    render: { title: ({ title, url }: PlatformClaim) => <a href={url}>{title}</a> },
  }),
  grouping: { key: 'platform', label: nameOf },
}

/** What applies to mobile saves, and what does not. */
export const carryOverDefinition: TableDefinition<CarryOver> = {
  source: carryOverTable,
  rows: carryOver,
  columns: tableColumns(carryOverTable, {
    shown: ['what', 'block', 'onMobile', 'detail', 'evidence'],
    links: { block: ({ block }: CarryOver) => block && blockRoute(block) },
    monospace: ['block'],
  }),
}

const signed = (shift: number) => (shift > 0 ? `+${shift}` : `${shift}`)

/** The ranges of script variables with their shift. */
export const shiftDefinition: TableDefinition<VariableShift> = {
  source: variableShiftsTable,
  rows: variableShifts,
  columns: tableColumns(variableShiftsTable, {
    shown: ['first', 'last', 'shift', 'constants', 'handles', 'rules', 'saves', 'note'],
    render: {
      first: ({ first }: VariableShift) => dollarName(first),
      last: ({ last }: VariableShift) => dollarName(last),
      mobileFirst: ({ mobileFirst }: VariableShift) => dollarName(mobileFirst),
      mobileLast: ({ mobileLast }: VariableShift) => dollarName(mobileLast),
      shift: ({ shift }: VariableShift) => signed(shift),
    },
    sizeHints: { first: 6, last: 6, mobileFirst: 6, mobileLast: 6, shift: 5 },
    links: { first: ({ first }: VariableShift) => `/variables?row=${first}` },
  }),
}
