import { use } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { ShownEntry, ShownFlag, ValueSet } from '#shared/format-types.ts'
import { formatNumber, toHex } from '#shared/number.ts'
import { blockRoute } from '#shared/route.ts'
import { bitsText, flagMask } from '#shared/value-set.ts'
import { pageOfTable } from '../generated/page-of-table.ts'
import { Tabled, useBlock } from './block.tsx'
import { listingFields } from './blockTree.ts'
import styles from './FieldRow.module.css'
import { formatFieldAddress, useFieldLink } from './fieldAddress.ts'

interface Props {
  step: Step
  values: ValueSet
  /** Listed content: the values of a field, or the indexes of an array. */
  what: 'Values' | 'Indexes'
  /** Shows the list immediately, as the field is selected. */
  isOpen: boolean
}

const below = ', listed further down the page'

/** The meaning of numbers: the entries of an enumeration or flag set, or a link to where they are listed. */
export function FieldValues({ step, values, what, isOpen }: Props) {
  const { format } = useBlock()
  const tabled = use(Tabled)
  const linkTo = useFieldLink()
  const entries = format.enumerations[values.name]
  const flags = format.flagSets[values.name]
  const page = pageOfTable[values.name]
  const title = values.name.replace(/^\d+-/, '').replaceAll(/[_-]/g, ' ')
  if (values.kind === 'table')
    return (
      <p>
        {what}:{' '}
        {page && page !== blockRoute(format.number) ? <a href={`#${page}`}>{title}</a> : title + below}
      </p>
    )
  if (!isOpen && tabled?.includes(values.name)) return <p>{`${what}: ${title}${below}`}</p>
  const listing = listingFields(format).get(values.name)
  if (!isOpen && listing && (listing.struct !== step.struct || listing.name !== step.name))
    return (
      <p>
        {flags ? 'Flags' : what}: see{' '}
        <a href={`#${linkTo(formatFieldAddress(format, listing))}`}>
          {listing.struct === step.struct
            ? listing.name
            : `${listing.struct === format.root ? `block${format.number}` : listing.struct}.${listing.name}`}
        </a>
      </p>
    )
  return (
    <details className={styles.values} open={isOpen}>
      <summary>
        {entries?.length ?? flags?.length} {flags ? flagsNoun(flags) : what.toLowerCase()}
        {what === 'Indexes' && `: ${title}`}
        {entries?.some(({ value }) => value > 9) && ', in decimal'}
      </summary>
      <dl>
        {entries?.map(entry => (
          <Entry key={entry.value} {...entry} />
        ))}
        {flags?.map(flag => (
          <FlagEntry key={flag.bit} {...flag} />
        ))}
      </dl>
    </details>
  )
}

/** What a flag set consists of: `bit fields` if some of them have several bits. */
function flagsNoun(flags: readonly ShownFlag[]): string {
  return flags.every(({ width }) => width === 1) ? 'flags' : 'bit fields'
}

function Entry({ value, name, meaning }: ShownEntry) {
  return (
    <div>
      <dt>{formatNumber(value)}</dt>
      <dd>{meaning || name.replaceAll('_', ' ')}</dd>
    </div>
  )
}

function FlagEntry(flag: ShownFlag) {
  const { format } = useBlock()
  const set = flag.values?.name ?? ''
  const isTabled = use(Tabled)?.includes(set)
  const inner = isTabled ? undefined : format.enumerations[set]
  return (
    <div>
      <dt title={`Mask of ${bitsText(flag)}`}>{toHex(flagMask(flag), 2)}</dt>
      <dd>
        <code>{flag.name}</code> {flag.meaning}
        {isTabled && below}
        {inner && `: ${inner.map(({ value, meaning, name }) => `${value} ${meaning || name}`).join(', ')}`}
      </dd>
    </div>
  )
}
