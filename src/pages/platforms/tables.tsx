import { use } from 'react'
import type { BlockDifference } from '#shared/format-types.ts'
import { blockRoute } from '#shared/route.ts'
import { dollarName } from '#shared/script-variable.ts'
import { carryOverTable } from '../../generated/carry-over.ts'
import { blockDifferences } from '../../generated/format/mobile-differences.ts'
import { platformClaimsTable } from '../../generated/platform-claims.ts'
import { platforms, platformsTable } from '../../generated/platforms.ts'
import { emptyBlocks } from '../../generated/register.ts'
import { variableShiftsTable } from '../../generated/variable-shifts.ts'
import { mobileBlockRoute } from '../../site/platform.ts'
import { tableOf } from '../../table/tableDefinition.ts'
import { RenderMode } from '../../ui/renderMode.ts'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './BlockTable.module.css'

/** The difference of a block in words. */
function textOf({ isSame, pcSizes, difference }: BlockDifference): string {
  if (isSame) return 'same layout'
  return pcSizes === null ? 'only on mobile' : difference
}

/** Blocks without data have no page, and one that only mobile has no static page. */
const hasPage = ({ block, pcSizes }: BlockDifference, isStatic: boolean) =>
  pcSizes === null ? !isStatic : !emptyBlocks.includes(block)

/** Every block of mobile beside that of PC. */
export function BlockTable() {
  const isStatic = use(RenderMode) === 'document'
  return (
    <StaticTable
      label="Blocks of PC and mobile"
      heads={['Block', 'Name', 'Bytes on PC', 'Bytes on mobile', 'Difference']}
    >
      <tbody>
        {blockDifferences.map(row => (
          <tr key={row.block} data-differs={!row.isSame || undefined}>
            <td>
              {hasPage(row, isStatic) ? (
                <a href={`#${mobileBlockRoute(row.block)}`}>{row.block}</a>
              ) : (
                row.block
              )}
            </td>
            <td>{row.title}</td>
            <td className={styles.size}>{row.pcSizes ?? 'none'}</td>
            <td className={styles.size}>{row.mobileSizes ?? 'none'}</td>
            <td className={styles.difference}>{textOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </StaticTable>
  )
}

/** The platforms with what was measured. */
export const platformDefinition = tableOf(platformsTable, {
  shown: ['name', 'saves', 'fileSizeBytes', 'versionIds', 'blocks', 'note'],
  omitted: ['platform'],
  below: ['note'],
  monospace: ['versionIds'],
})

const nameOf = (id: string) => platforms.find(({ platform }) => platform === id)?.name ?? id

/** What others state about saves of a platform. */
export const claimDefinition = tableOf(platformClaimsTable, {
  shown: ['platform', 'claim', 'title', 'url'],
  render: { url: ({ url }) => <a href={url}>{new URL(url).hostname}</a> },
  grouping: { key: 'platform', label: nameOf },
})

/** What applies to mobile saves, and what does not. */
export const carryOverDefinition = tableOf(carryOverTable, {
  shown: ['what', 'block', 'onMobile', 'detail', 'evidence'],
  links: { block: blockRoute('') },
  monospace: ['block'],
})

const signed = (shift: number) => (shift > 0 ? `+${shift}` : `${shift}`.replace('-', '−'))

/** The ranges of script variables with their shift. */
export const shiftDefinition = tableOf(variableShiftsTable, {
  shown: ['first', 'last', 'shift', 'constants', 'handles', 'rules', 'saves', 'note'],
  render: {
    first: ({ first }) => dollarName(first),
    last: ({ last }) => dollarName(last),
    mobileFirst: ({ mobileFirst }) => dollarName(mobileFirst),
    mobileLast: ({ mobileLast }) => dollarName(mobileLast),
    shift: ({ shift }) => signed(shift),
  },
  written: { first: ({ first }) => dollarName(first), last: ({ last }) => dollarName(last) },
  sizeHints: { first: 6, last: 6, mobileFirst: 6, mobileLast: 6, shift: 5 },
  links: { first: '/variables?row=' },
})
