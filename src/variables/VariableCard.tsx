import { fileHex, formatNumber, formatStored, parseHex, toHex } from '#shared/number.ts'
import { statisticRoute } from '#shared/route.ts'
import { dollarName, shiftRangeOf, variableOffset } from '#shared/script-variable.ts'
import { countOf } from '#shared/text.ts'
import { figures } from '../generated/figures.ts'
import { sharedCode } from '../generated/variable-scripts.ts'
import { variableShifts } from '../generated/variable-shifts.ts'
import { arrayPositionOf, type Variable } from '../generated/variables.ts'
import { useOpenedSave } from '../save/openedSave.ts'
import type { OpenedSave } from '../save/readSave.ts'
import { BlockAddress } from '../site/Page.tsx'
import { RowDetailCard } from '../table/RowDetailCard.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { Joined } from '../ui/Joined.tsx'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { fileHexOf, observedValues } from './variableTable.tsx'

/** A text in which each statistic is a link. */
function TextWithStatistics({ text }: { text: string }) {
  // Every second piece is a match; its position in the text is its key.
  let start = 0
  return text.split(/(statistic \d+)/).map((piece, index) => {
    const key = start
    start += piece.length
    if (index % 2 === 0) return piece
    return (
      <a key={key} href={`#${statisticRoute(piece.replace('statistic ', ''))}`}>
        {piece}
      </a>
    )
  })
}

function seenText({ seen, distinct, usual, usualSaves }: Variable): string | null {
  if (seen === null) return null
  const values = observedValues(seen)
  const others = distinct === null ? '' : `, ${distinct} different values`
  return usual === null
    ? `${values}, in all ${figures.scriptFiles} saves`
    : `${values}${others}; ${usual} in ${usualSaves} of ${figures.scriptFiles} saves`
}

/** Scripts that use a variable, each linked to all variables it uses, and code outside of scripts. */
function Users({ usedBy, furtherUsers }: Variable) {
  return (
    <>
      {usedBy === null && 'no script'}
      <Joined items={usedBy?.split(' ') ?? []}>
        {script => sharedCode[script] ?? <a href={`#/variables?script=${script}`}>{script}</a>}
      </Joined>
      {furtherUsers !== null && ` and ${furtherUsers} more`}
    </>
  )
}

const verifiedTexts: Readonly<Record<NonNullable<Variable['verified']>, string>> = {
  meaning: 'its meaning',
  value: 'its value, the same in every save',
  use: 'its type, and that it changes only if one of its scripts could have run',
  type: 'its type, not its meaning',
}

/** Number and offset of a variable in saves of phones and tablets. */
function MobileNumber({ index }: { index: number }) {
  const range = shiftRangeOf(index, variableShifts)
  if (range === undefined)
    return (
      <>
        unknown, see <a href="#/platforms">Platforms</a>
      </>
    )
  const mobile = index + range.shift
  return (
    <>
      <code>{dollarName(mobile)}</code>, offset <code>0x{variableOffset(mobile)}</code> in block 01{' '}
      {range.evidence === 'unverified' && '(unverified) '}(
      <a href={`#/platforms?shifts.row=${range.first}`}>shift {range.shift}</a>)
    </>
  )
}

// With the checklist, for those who have opened a save.
const VariableTasks = lazyWithRetry(async () => (await import('./VariableTasks.tsx')).VariableTasks, null)

/** Arrays with a pickup for each thing to find, which is gone when it is found. */
const collectibles: readonly (string | null | undefined)[] = ['horseshoes', 'oysters', 'snapshots']

/** The value of a variable in the opened save, with the state of the pickup that it is a handle of. */
function OwnValue({ save, variable }: { save: OpenedSave; variable: Variable }) {
  const { index, kind } = variable
  const value = save.column('variables')?.read(variable)
  if (typeof value !== 'number') return 'unknown'
  const text = formatStored(value)
  if (kind !== 'pickup' || value === 0) return text
  const isToFind = collectibles.includes(arrayPositionOf(index)?.array.name)
  const offset = save.pickupOffset(value)
  if (offset === null) return `${text}: ${isToFind ? 'collected' : 'this pickup is gone'}`
  const there = isToFind ? 'not collected' : 'this pickup is there'
  return (
    <>
      {text}: <a href={`#${save.routeAt(offset)}`}>{there}</a>
    </>
  )
}

/** Everything known about a variable. */
export function VariableCard({ row: variable }: { row: Variable }) {
  const { index, name, meaning, type, kind, evidence, doubt, verified, check } = variable
  const { range, initial, offsetHex } = variable
  const array = arrayPositionOf(index)?.array
  const save = useOpenedSave()
  const ownOffset = save?.column('variables')?.offsets[0]?.of(variable) ?? null
  const inFile = ownOffset === null ? fileHexOf(offsetHex) : fileHex(ownOffset)
  const facts: readonly Fact[] = [
    [
      'Meaning',
      meaning && <TextWithStatistics key="meaning" text={doubt ? `${meaning} (unverified)` : meaning} />,
    ],
    ['Your save', save && <OwnValue key="own" save={save} variable={variable} />],
    [
      'Variable',
      <>
        <code>{dollarName(index)}</code> in script tools, index {index}
      </>,
    ],
    ['Offset', <BlockAddress key="index" block="01" offsetHex={offsetHex} />],
    [
      ownOffset === null ? 'In the file' : 'In your file',
      <>
        <code>0x{inFile}</code>, {formatNumber(parseHex(inFile))}{' '}
        <CopyButton text={`0x${inFile}`} what="offset in the file" />
      </>,
    ],
    [
      'In compiled scripts',
      <>
        <code>0x{toHex(variable.scriptOffset)}</code>, {formatNumber(variable.scriptOffset)}
      </>,
    ],
    ['On mobile', <MobileNumber key="mobile" index={index} />],
    ['Type', kind === null ? type : `${type}: ${kind}`],
    [
      'Array',
      array && (
        <a href={`#/variables?open=${array.base}&row=${index}`}>
          {array.name ?? `from ${dollarName(array.base)}`}, element {variable.element} (0 to{' '}
          {array.length - 1})
        </a>
      ),
    ],
    [
      'Evidence',
      <TextWithStatistics key="evidence" text={check === null ? evidence : `${evidence}: ${check}`} />,
    ],
    ['Verified on saves', verified && verifiedTexts[verified]],
    ['Valid values', range],
    ['Initial value', initial],
    ['In saves', seenText(variable)],
    ['Instructions', `${countOf(variable.reads, 'read')}, ${countOf(variable.writes, 'write')}`],
    ['Used by', <Users key="users" {...variable} />],
  ]
  return (
    <RowDetailCard title={name ?? `Variable ${dollarName(index)}`} linksOf={['variables', index]}>
      <FactList facts={facts} />
      {save && <VariableTasks save={save} index={index} />}
    </RowDetailCard>
  )
}
