import { blockRoute } from '#shared/route.ts'
import { formatCorrectionsTable } from '../generated/format/corrections.ts'
import { overview } from '../generated/format/overview.ts'
import { pageOfTable } from '../generated/page-of-table.ts'
import { Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableDefinition.ts'

const table = tableOf(formatCorrectionsTable, {
  shown: ['page', 'where', 'claim', 'found', 'evidence'],
  columns: {
    page: {
      link: ({ page }) => (/^\d\d$/.test(page) ? blockRoute(page) : (pageOfTable[page] ?? '/')),
      isMonospace: true,
    },
    evidence: { isBelow: true },
  },
})

export default function CorrectionsPage() {
  return (
    <Page
      intro={
        <p>
          Where older documentation or the reverse-engineered source code is wrong: the claim, what is correct
          according to <a href="#/legend?row=saves">{overview.measuredFiles} real saves</a>, the source code
          or the scripts, and the evidence. Field names such as Vis, M, In and Po are those of the older
          tables. Block pages show the same corrections.
        </p>
      }
    >
      <DataTable table={table} />
    </Page>
  )
}
