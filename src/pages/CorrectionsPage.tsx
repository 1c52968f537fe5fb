import { blockRoute } from '../generated/algebra/route.ts'
import {
  type FormatCorrection,
  formatCorrections,
  formatCorrectionsTable,
} from '../generated/format/corrections.ts'
import { Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { ShownTable } from '../table/shownTable.ts'
import { tableColumns } from '../table/tableColumns.ts'

const table: ShownTable<FormatCorrection> = {
  source: formatCorrectionsTable,
  rows: formatCorrections,
  columns: tableColumns(formatCorrectionsTable, {
    shown: ['page', 'where', 'claim', 'found', 'evidence'],
    links: { page: ({ page }: FormatCorrection) => (/^\d\d$/.test(page) ? blockRoute(page) : null) },
    codes: ['page'],
  }),
}

export default function CorrectionsPage() {
  return (
    <Page
      title="Corrections"
      intro={
        <p>
          Where older documentation, the reverse-engineered sources and 168 real saves disagree: what was
          said, what the files show, and in how many of them. The pages of the blocks carry the same notes.
        </p>
      }
    >
      <DataTable table={table} />
    </Page>
  )
}
