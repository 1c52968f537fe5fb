import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { groupBy } from '#shared/collections.ts'
import { pathOf } from '#shared/route.ts'
import run from '../../blocks/Run.module.css'
import { type GlossaryEntry, glossary, glossaryTable } from '../../generated/glossary.ts'
import { legend } from '../../generated/legend.ts'
import { site } from '../../generated/site.ts'
import { findPage } from '../../site/findPage.ts'
import { Page } from '../../site/Page.tsx'
import typeColours from '../../site/typeColours.module.css'
import styles from './LegendPage.module.css'

const roles: Readonly<Record<string, string>> = { dots: 'filler', hatching: 'unwritten' }

/** A symbol of the byte grid; nothing for terms. */
function LegendSymbol({ of }: { of: string }) {
  if (of === 'colours')
    return (
      <ul className={styles.signs}>
        {legend.map(({ key, type }) => (
          <li key={key} className={`${typeColours.typed} ${styles.colour}`} data-type={key}>
            {type}
          </li>
        ))}
      </ul>
    )
  if (of === 'double-bars')
    return (
      <span
        aria-hidden="true"
        className={`${typeColours.typed} ${run.bar} ${styles.sign}`}
        data-type="struct"
      />
    )
  const role = roles[of]
  if (role === undefined) return null
  const classes = `${typeColours.typed} ${run.run} ${styles.sign}`
  return <span aria-hidden="true" className={classes} data-type="unknown" data-role={role} />
}

const entriesByGroup = groupBy(glossary, ({ group }) => group)

/** A page by its name in the navigation. */
function nameOf(route: string): string | undefined {
  const page = findPage(pathOf(route))
  return page?.kind === 'block' ? `block ${page.block}` : page?.label
}

function Entry({ entry, isSelected }: { entry: GlossaryEntry; isSelected: boolean }) {
  const { key, term, meaning, see } = entry
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSelected) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'center' })
  }, [isSelected])
  return (
    <div ref={frame} tabIndex={-1} className={styles.entry} data-selected={isSelected || undefined}>
      <dt>
        <a href={`#/legend?row=${key}`} aria-current={isSelected || undefined}>
          {term}
        </a>
      </dt>
      <dd>
        {meaning} {see && <a href={`#${see}`}>See {nameOf(see)}</a>}
        <LegendSymbol of={key} />
      </dd>
    </div>
  )
}

/** Terms, types and symbols of all pages; `?row=` selects one. */
export default function LegendPage() {
  const [parameters] = useSearchParams()
  const selected = parameters.get('row')
  return (
    <Page
      hasContents
      intro={
        <p>
          Terms and symbols used on this site. The Legend button shows the colours of the data types beside
          any page.
        </p>
      }
    >
      {Array.from(entriesByGroup, ([group, entries]) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          <dl>
            {entries.map(entry => (
              <Entry key={entry.key} entry={entry} isSelected={entry.key === selected} />
            ))}
          </dl>
        </section>
      ))}
      <p>
        <a href={`./data/${glossaryTable.name}.csv`}>Download as CSV</a> or{' '}
        <a href={`${site.repository}/edit/main/data-csv/${glossaryTable.name}.csv`}>suggest a correction</a>.
      </p>
    </Page>
  )
}
