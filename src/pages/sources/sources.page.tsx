import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { groupBy } from '#shared/collections.ts'
import { capitalize, countOf } from '#shared/text.ts'
import { pageOfTable } from '../../generated/page-of-table.ts'
import { site } from '../../generated/site.ts'
import { type FactSource, sources } from '../../generated/sources.ts'
import { type TableSources, tableSources, tableSourcesTable } from '../../generated/table-sources.ts'
import { EvidenceTerm, Page } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'

const titles = new Map(sources.map(({ source, title }) => [source, title]))
const namesOf = (row: TableSources) => row.sources.split(' ')

const table = tableOf(tableSourcesTable, {
  shown: ['table', 'sources'],
  columns: {
    table: {
      isMonospace: true,
      link: ({ table }) => (table.startsWith('map/') ? '/map' : (pageOfTable[table] ?? null)),
    },
    sources: {
      render: row =>
        namesOf(row)
          .map(name => titles.get(name))
          .join('; '),
    },
  },
})

interface Props extends FactSource {
  /** Called when the user opens the tables of the source. */
  readonly onFollow: () => void
}

/** A source: what it is, its link and what came from it. */
function SourceFacts({ source, title, url, author, licence, evidence, gave, onFollow }: Props) {
  const count = tableSources.filter(row => namesOf(row).includes(source)).length
  return (
    <li>
      {url ? <a href={url}>{title}</a> : <strong>{title}</strong>}, {author}
      {licence && `, ${licence}`}
      {evidence && (
        <>
          {' '}
          (<EvidenceTerm level={evidence} />)
        </>
      )}
      : {gave}.{' '}
      <a href={`#/sources?sources=${source}`} onClick={onFollow}>
        {countOf(count, 'table')}
      </a>
    </li>
  )
}

const sourcesByKind = groupBy(sources, ({ kind }) => kind)

/** Where the facts come from: all sources with permanent links, and which table has which. */
export default function SourcesPage() {
  const { search } = useLocation()
  const tables = useRef<HTMLHeadingElement>(null)
  const showTables = () => tables.current?.scrollIntoView()
  const isRequested = useRef(search.includes('sources='))
  useEffect(() => {
    if (!isRequested.current) return
    // After the effects of the page frame, which focuses the heading of a new page.
    const request = requestAnimationFrame(() => tables.current?.scrollIntoView())
    return () => cancelAnimationFrame(request)
  }, [])
  return (
    <Page
      hasContents
      intro={
        <p>
          Each link leads to a fixed version of its source. The level of evidence in brackets applies to facts
          from that source, unless a table gives another for the row.
        </p>
      }
    >
      {Array.from(sourcesByKind, ([kind, group]) => (
        <section key={kind}>
          <h2>{capitalize(kind)}</h2>
          <ul>
            {group.map(source => (
              <SourceFacts key={source.source} {...source} onFollow={showTables} />
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href={`${site.repository}/edit/main/data-csv/sources.csv`}>Suggest a correction</a>
      </p>
      <h2 ref={tables}>Tables</h2>
      <p>
        The sources of each table. Types, units and allowed values are in the{' '}
        <a href="data/columns.html">column reference</a>.
      </p>
      <DataTable table={table} />
    </Page>
  )
}
