import { formatNumber } from '#shared/format-number.ts'
import { mobileVariableCount } from '#shared/script-variable.ts'
import { platforms } from '../../generated/platforms.ts'
import { variableShares } from '../../generated/variable-shares.ts'
import { type VariableShift, variableShifts } from '../../generated/variable-shifts.ts'
import { Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { Note } from '../../ui/Note.tsx'
import {
  BlockTable,
  carryOverDefinition,
  claimDefinition,
  platformDefinition,
  shiftDefinition,
} from './tables.tsx'

const mobileSaves = platforms.find(({ platform }) => platform === 'mobile')?.saves ?? 0
const known = variableShifts.filter(({ evidence }) => evidence !== 'unverified')
const added = mobileVariableCount - variableShares.all
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
          blocks and one more, but other variable numbers and partly other sizes and offsets: select{' '}
          <i>Phones and tablets</i> on the page of a block. On this page, “every save” means the {mobileSaves}{' '}
          mobile saves measured.
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
          Of {formatNumber(variableShares.named)} named variables, {namedIn(known)} are in the verified ranges
          below; only {namedIn(unmoved)} of them keep their number. Outside the ranges, the shift is unknown:
          the values are 0 in every save or unlike those of PC.
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
