import { use } from 'react'
import type { BlockDifference } from '#shared/format-types.ts'
import { formatNumber } from '#shared/number.ts'
import { blockRoute } from '#shared/route.ts'
import { dollarName, mobileVariableCount } from '#shared/script-variable.ts'
import { carryOverTable } from '../../generated/carry-over.ts'
import { figures } from '../../generated/figures.ts'
import { blockDifferences } from '../../generated/format/mobile-differences.ts'
import { platformClaimsTable } from '../../generated/platform-claims.ts'
import { platforms, platformsTable } from '../../generated/platforms.ts'
import { emptyBlocks } from '../../generated/register.ts'
import { type VariableShift, variableShifts, variableShiftsTable } from '../../generated/variable-shifts.ts'
import { Page } from '../../site/Page.tsx'
import { mobileBlockRoute } from '../../site/platform.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { Note } from '../../ui/Note.tsx'
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
function BlockTable() {
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
const platformDefinition = tableOf(platformsTable, {
  shown: ['name', 'saves', 'fileSizeBytes', 'versionIds', 'blocks', 'note'],
  omitted: ['platform'],
  columns: { note: { isBelow: true }, versionIds: { isMonospace: true } },
})

const nameOf = (id: string) => platforms.find(({ platform }) => platform === id)?.name ?? id

/** What others state about saves of a platform. */
const claimDefinition = tableOf(platformClaimsTable, {
  shown: ['platform', 'claim', 'title', 'url'],
  columns: {
    platform: { render: ({ platform }) => nameOf(platform) },
    url: { render: ({ url }) => <a href={url}>{new URL(url).hostname}</a> },
  },
  grouping: { key: 'platform', label: nameOf },
})

/** What applies to mobile saves, and what does not. */
const carryOverDefinition = tableOf(carryOverTable, {
  shown: ['what', 'block', 'onMobile', 'detail', 'evidence'],
  columns: { block: { link: blockRoute(''), isMonospace: true } },
})

const signed = (shift: number) => (shift > 0 ? `+${shift}` : `${shift}`.replace('-', '−'))

/** Numbers of variables, as script tools show them. */
const numbers = (render: (row: VariableShift) => string) => ({ render, widthCh: 6 })

const firstName = ({ first }: VariableShift) => dollarName(first)
const lastName = ({ last }: VariableShift) => dollarName(last)

/** The ranges of script variables with their shift. */
const shiftDefinition = tableOf(variableShiftsTable, {
  shown: ['first', 'last', 'shift', 'constants', 'handles', 'rules', 'saves', 'note'],
  columns: {
    first: { ...numbers(firstName), written: firstName, link: '/variables?row=' },
    last: { ...numbers(lastName), written: lastName },
    mobileFirst: numbers(({ mobileFirst }) => dollarName(mobileFirst)),
    mobileLast: numbers(({ mobileLast }) => dollarName(mobileLast)),
    shift: { render: ({ shift }) => signed(shift), widthCh: 5 },
  },
})

const mobileSaves = platforms.find(({ platform }) => platform === 'mobile')?.saves ?? 0
const known = variableShifts.filter(({ evidence }) => evidence !== 'unverified')
const added = mobileVariableCount - figures.variables
const unmoved = known.filter(({ shift }) => shift === 0)

/** Number of named variables in ranges. */
function namedIn(ranges: readonly VariableShift[]): string {
  return formatNumber(ranges.reduce((total, { named }) => total + named, 0))
}

/** The cells `held of cases` of a column, added up. */
function heldIn(column: 'constants' | 'handles' | 'rules'): string {
  let [held, cases] = [0, 0]
  for (const range of variableShifts) {
    const [inRange = 0, all = 0] = range[column]?.split(' of ').map(Number) ?? []
    held += inRange
    cases += all
  }
  return `${formatNumber(held)} of ${formatNumber(cases)} ${column}`
}

/** How saves of other platforms differ from those of PC. */
export default function PlatformsPage() {
  return (
    <Page
      hasContents
      intro={
        <p>
          This site mainly describes PC saves. Saves of phones and tablets, here called mobile, have the same
          blocks and one more. Script variables have other numbers, and some sizes and offsets differ: to see
          them, select <i>Phones and tablets</i> on the page of a block. On this page, “every save” means the{' '}
          {mobileSaves} mobile saves examined.
        </p>
      }
    >
      <DataTable table={platformDefinition} />
      <h2>What applies to mobile</h2>
      <DataTable table={carryOverDefinition} />
      <BelowTheFold>
        <h2>Block by block</h2>
        <BlockTable />
        <h2>Script variables on mobile</h2>
        <p>
          The mobile script has {formatNumber(mobileVariableCount)} variables, {formatNumber(added)} more than
          that of PC. Variables were added or removed at some points, so all numbers between two such points
          move by the same shift: variable $n on PC is $(n + shift) on mobile, and its offset in block 01 is 4
          × shift bytes higher.
        </p>
        <p>
          Of {formatNumber(figures.namedVariables)} named variables, {namedIn(known)} are in ranges with a
          verified shift (those with a number above 0 in the column <b>Saves</b>); only {namedIn(unmoved)} of
          them keep their number. In rows with 0 saves, the shift is a guess. Outside all rows it is unknown:
          the values there are 0 in every save or unlike those of PC.
        </p>
        <DataTable table={shiftDefinition} />
        <Note title="How the shifts were found">
          Constants (variables that the PC scripts set to one fixed value), handles, texts and coordinates
          were aligned with the values of each mobile save. Each constant counts once; each handle of an
          existing object and each rule counts once per save. The shifts agree with {heldIn('constants')},{' '}
          {heldIn('handles')} and {heldIn('rules')}.
        </Note>
        <h2>Public sources on platforms</h2>
        <p>A statement was checked only where its row says so.</p>
        <Note kind="caution" title="PlayStation 2, Xbox and Definitive Edition">
          No save of these was examined: do not edit one with the offsets of this site.
        </Note>
        <DataTable table={claimDefinition} />
      </BelowTheFold>
    </Page>
  )
}
