import { toHex } from '../../generated/algebra/hex.ts'
import { sharedCode } from '../../generated/variable-scripts.ts'
import type { Variable } from '../../generated/variables.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { ChosenCard } from '../../table/ChosenCard.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { formatNumber } from '../../ui/formatNumber.ts'
import { arrayName, arrayOf } from '../../variables/arrayPlaces.ts'
import { TextWithStatistics } from './TextWithStatistics.tsx'
import { fileHexOf } from './variableLines.ts'

const savesMeasured = 164

function seenText({ seen, distinct, usual, usualSaves }: Variable): string | null {
  if (seen === null) return null
  const others = distinct === null ? '' : `, ${distinct} different values`
  return usual === null
    ? `${seen} in all ${savesMeasured} measured saves`
    : `${seen}${others}; ${usual} in ${usualSaves} of ${savesMeasured} saves`
}

/** What uses a variable: scripts, each as a link to all it uses, and code that belongs to none of them. */
function Users({ usedBy, furtherUsers }: Variable) {
  return (
    <>
      {usedBy?.split(' ').map((script, place) => (
        <span key={script}>
          {place > 0 && ', '}
          {sharedCode[script] ?? <a href={`#/variables?script=${script}`}>{script}</a>}
        </span>
      )) ?? 'no script'}
      {furtherUsers !== null && ` and ${furtherUsers} more`}
    </>
  )
}

/** Everything that is known of a variable. */
export default function VariableCard({ variable }: { variable: Variable }) {
  const { index, name, meaning, type, kind, evidence, doubt, check, range, initial, offsetHex } = variable
  const array = arrayOf(index)
  const fileHex = fileHexOf(offsetHex)
  const facts: readonly Fact[] = [
    [
      'Meaning',
      meaning && <TextWithStatistics key="meaning" text={doubt ? `${meaning} (a guess)` : meaning} />,
    ],
    ['Place', <BlockAddress key="place" block="01" offsetHex={offsetHex} />],
    [
      'In a typical file',
      <>
        <code>0x{fileHex}</code>, {formatNumber(Number.parseInt(fileHex, 16))}{' '}
        <CopyButton text={`0x${fileHex}`} what="place in the file" />
      </>,
    ],
    [
      'In the script',
      <>
        variable {index}, <code>${variable.dollar}</code> in script tools, byte{' '}
        <code>0x{toHex(variable.scriptOffset)}</code>, {formatNumber(variable.scriptOffset)}, of the script
        space
      </>,
    ],
    ['Type', kind === null ? type : `${type}: ${kind}`],
    [
      'Array',
      array && (
        <a href={`#/variables?open=${array.base}&row=${index}`}>
          {arrayName(array)}, element {variable.element} of {array.length}
        </a>
      ),
    ],
    [
      'Evidence',
      <TextWithStatistics key="evidence" text={check === null ? evidence : `${evidence}: ${check}`} />,
    ],
    ['Legal values', range],
    ['Initial value', initial],
    ['In saves', seenText(variable)],
    ['Instructions', `${variable.reads} read it, ${variable.writes} set it`],
    ['Used by', <Users key="users" {...variable} />],
  ]
  return (
    <ChosenCard title={name ?? `Variable ${index}`} linksOf={['variables', index]}>
      <FactList facts={facts} />
    </ChosenCard>
  )
}
