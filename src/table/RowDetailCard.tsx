import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formatRowId } from '#shared/row-address.ts'
import { reportUrl } from '../site/reportUrl.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { CloseButton, useClosable } from '../ui/closable.tsx'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { scrollUntilSettled } from '../ui/followGrowth.ts'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { absoluteUrl, withParameters } from '../ui/pageAddress.ts'
import { readCell, spokenLabel, titleColumn } from './column.ts'
import styles from './RowDetailCard.module.css'
import { cellContent } from './TableRow.tsx'
import { rowParameterOf, type TableDefinition } from './tableDefinition.ts'

// The links of all tables together are a tenth of a page: they come with the first card.
const RowLinks = lazyWithRetry(async () => (await import('./RowLinks.tsx')).RowLinks, null)

interface Props {
  title: string
  /** Address parameter with the id of the row. */
  parameter?: string | undefined
  /** Table and id of the row: links to related rows and to the fields that store it. */
  linksOf?: readonly [table: string, id: string | number] | undefined
  children?: ReactNode
}

/** Details of the selected row. Takes the focus when it opens; closing it gives the focus back. */
export function RowDetailCard({ title, parameter = 'row', linksOf, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const row = parameters.get(parameter)
  const route = row !== null && `${pathname}?${new URLSearchParams({ [parameter]: row })}`
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const titleRow = card.current?.closest('tr')?.previousElementSibling
    // The row again: it stays in view above a card that is higher than the window.
    const parts = [titleRow, card.current, titleRow]
    return scrollUntilSettled(() => {
      for (const part of parts) part?.scrollIntoView({ block: 'nearest' })
    })
  }, [])
  const { close, frame } = useClosable(() => setParameters(withParameters(parameters, { [parameter]: null })))
  return (
    <section ref={card} className={styles.card} aria-label={title} data-card {...frame}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className={styles.buttons}>
          {route && <CopyButton text={absoluteUrl(route)} what="link" label="Copy link" />}
          <CloseButton what={title} onClose={close} />
        </span>
      </div>
      {children}
      {linksOf && <RowLinks table={linksOf[0]} id={linksOf[1]} />}
      {route && (
        <p className={styles.report}>
          <a href={reportUrl(route)}>Report a mistake in this row</a>
        </p>
      )}
    </section>
  )
}

/** Title of a row, with its id if that is one value in a column of its own; a bare number or offset with a noun. */
function titleOf<Row extends object>({ source, columns, rowNoun }: TableDefinition<Row>, row: Row): string {
  const column = titleColumn(columns, source.titleKeys, row)
  const id = formatRowId(source, row)
  const title = `${column?.written?.(row) ?? (column && readCell(row, column)) ?? id}`
  if (/^(\d+|[\dA-F]{4})$/.test(title)) return `${rowNoun ?? `${source.title}:`} ${title}`
  const [idKey, ...furtherKeys] = source.rowKey
  const hasIdColumn = furtherKeys.length === 0 && columns.some(({ key }) => key === idKey)
  return title !== id && hasIdColumn && column?.key !== idKey ? `${title} (${id})` : title
}

/**
 * The card of tables without one of their own: everything that a table has on a row, also the columns that are not shown, and
 * what it links to. @param isStatic in a page without script, where the row is always above its card
 */
export function rowCard<Row extends object>(table: TableDefinition<Row>, row: Row, isStatic: boolean) {
  const { source, columns } = table
  const titled = titleColumn(columns, source.titleKeys, row)
  const facts = columns
    .filter(column => !column.isLinked && (column !== titled || column.link?.(row)))
    .filter(column => (!isStatic || column.isHidden) && readCell(row, column) !== null)
    .map((column): Fact => [spokenLabel(column), cellContent(row, column, column.link?.(row))])
  if (isStatic && facts.length === 0) return null
  const map = table.mapRoute?.(row)
  const id = formatRowId(source, row)
  return (
    <RowDetailCard
      key={id}
      title={titleOf(table, row)}
      parameter={rowParameterOf(table)}
      linksOf={[source.name, id]}
    >
      <FactList facts={[...facts, ['Map', map && <a href={`#${map}`}>Show on the map</a>]]} />
    </RowDetailCard>
  )
}
