import { gameMissions } from '../generated/missions.ts'
import { type RadarIcon as RadarIconRow, radarIcons, radarIconsTable } from '../generated/radar-icons.ts'
import { BlockAddress } from '../site/BlockAddress.tsx'
import { RadarIcon } from '../site/icons/RadarIcon.tsx'
import { Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableColumns.ts'
import { withColumns } from '../table/withColumns.ts'
import { MissionLinks, missionTitles } from './missions/MissionLinks.tsx'

/** Column that follows from the missions. */
interface IconExtras {
  readonly missions: string | null
}

const missionsOf = (byteHex: string) => gameMissions.filter(({ iconHex }) => iconHex === byteHex)

const { table, rows } = withColumns<RadarIconRow, IconExtras>(
  { table: radarIconsTable, rows: radarIcons },
  [{ key: 'missions', label: 'Missions', description: 'Missions whose start marker has the icon' }],
  ({ byteHex }) => ({ missions: missionTitles(missionsOf(byteHex)) }),
)

const iconTable = tableOf(table, rows, {
  shown: ['byteHex', 'hasImage', 'meaning', 'note', 'evidence', 'missions'],
  monospace: ['spriteName'],
  render: {
    hasImage: ({ byteHex, hasImage, meaning, picture }: RadarIconRow) =>
      hasImage && <RadarIcon byte={byteHex} label={`${meaning}: ${picture}`} size={16} />,
    missions: ({ byteHex }: RadarIconRow) => <MissionLinks missions={missionsOf(byteHex)} />,
  },
})

export default function RadarIconsPage() {
  return (
    <Page
      title="Radar icons"
      intro={
        <p>
          The byte at offset 0024 of each blip in block <BlockAddress block="09" /> selects the icon on the
          radar. The pictures are our own drawings.
        </p>
      }
    >
      <DataTable table={iconTable} />
    </Page>
  )
}
