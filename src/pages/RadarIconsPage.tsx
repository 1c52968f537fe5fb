import { rowRoute } from '../generated/algebra/row-address.ts'
import { type RadarIcon as RadarIconRow, radarIcons, radarIconsTable } from '../generated/radar-icons.ts'
import { RadarIcon } from '../icons/RadarIcon.tsx'
import { BlockAddress } from '../site/BlockAddress.tsx'
import { Page } from '../site/Page.tsx'
import { ChosenLinks } from '../table/ChosenLinks.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { ShownTable } from '../table/shownTable.ts'
import { tableColumns } from '../table/tableColumns.ts'

const iconTable: ShownTable<RadarIconRow> = {
  source: radarIconsTable,
  rows: radarIcons,
  columns: tableColumns(radarIconsTable, {
    shown: ['byteHex', 'hasImage', 'meaning', 'note', 'evidence'],
    links: { meaning: (icon: RadarIconRow) => rowRoute(radarIconsTable, icon) },
    render: {
      hasImage: ({ byteHex, hasImage, meaning, picture }: RadarIconRow) =>
        hasImage && <RadarIcon byte={byteHex} label={`${meaning}: ${picture}`} size={16} />,
    },
  }),
}

export default function RadarIconsPage() {
  return (
    <Page
      title="Radar icons"
      intro={
        <p>
          The byte at 0024 of each blip in block <BlockAddress block="09" /> chooses the icon on the radar.
          The pictures are our own drawings of what the icons stand for.
        </p>
      }
    >
      <ChosenLinks table={iconTable} titleOf={({ byteHex, meaning }) => `${byteHex} ${meaning}`} />
      <DataTable table={iconTable} />
    </Page>
  )
}
