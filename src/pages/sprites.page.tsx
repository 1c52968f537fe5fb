import { gameMissions } from '../generated/missions.ts'
import { radarIconsTable } from '../generated/radar-icons.ts'
import { RadarIcon } from '../site/icons/RadarIcon.tsx'
import { BlockAddress, Page } from '../site/Page.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableOf } from '../table/tableDefinition.ts'
import { MissionLinks, missionTitles } from './missions/links.tsx'

const missionsOf = (byteHex: string) => gameMissions.filter(({ iconHex }) => iconHex === byteHex)

const iconTable = tableOf(radarIconsTable, {
  derived: {
    missions: {
      label: 'Missions',
      hint: 'Missions whose start marker has the icon',
      isLinked: true,
      read: ({ byteHex }) => missionTitles(missionsOf(byteHex)),
      render: ({ byteHex }) => <MissionLinks missions={missionsOf(byteHex)} />,
    },
  },
  shown: ['byteHex', 'hasImage', 'meaning', 'note', 'evidence', 'missions'],
  columns: {
    spriteName: { isMonospace: true },
    hasImage: {
      render: ({ byteHex, hasImage, meaning, picture }) =>
        hasImage && <RadarIcon byte={byteHex} label={`${meaning}: ${picture}`} />,
    },
  },
})

export default function RadarIconsPage() {
  return (
    <Page
      intro={
        <p>
          The byte at offset 0024 of each blip in block <BlockAddress block="09" /> selects the icon on the
          radar. The images are our own drawings.
        </p>
      }
    >
      <DataTable table={iconTable} />
    </Page>
  )
}
