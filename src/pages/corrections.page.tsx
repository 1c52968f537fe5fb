import { formatCorrectionsTable } from '../generated/format/corrections.ts'
import { overview } from '../generated/format/overview.ts'
import { blockRoute } from '../shared/route.ts'
import { Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableColumns.ts'

const table = tableOf(formatCorrectionsTable, {
  shown: ['page', 'where', 'claim', 'found', 'evidence'],
  links: { page: ({ page }) => (/^\d\d$/.test(page) ? blockRoute(page) : null) },
  monospace: ['page'],
  below: ['evidence'],
})

export default function CorrectionsPage() {
  return (
    <Page
      intro={
        <p>
          Where older documentation, the reverse-engineered sources and {overview.measuredFiles} real saves
          disagree: the original claim, what real saves contain, and how many were checked. Short names such
          as Vis, M, In and Po are columns of those older tables. Counts such as 164 of 164 are saves unless
          something else is named. Block pages show the same corrections.
        </p>
      }
    >
      <DataTable table={table} />
    </Page>
  )
}
