import { type GameMission, gameMissions } from '../../generated/missions.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { Term } from '../../site/Term.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { MissionCard } from './MissionCard.tsx'
import { missionTable } from './missionTable.tsx'

const detail = (mission: GameMission) => <MissionCard key={mission.number} mission={mission} />

export default function MissionsPage() {
  return (
    <Page
      title="Missions"
      intro={
        <p>
          The {gameMissions.length} missions of <code>main.scm</code> by number, including jobs and
          challenges. A save has no list of passed missions. A counter in block <BlockAddress block="01" />{' '}
          counts the missions passed in a <Term of="strand">strand</Term>, a series of missions. Some missions
          set a statistic in block <BlockAddress block="16" /> to 1, and others set their own variable. Select
          a title to see everything known about a mission.
        </p>
      }
    >
      <DataTable table={missionTable} detail={detail} />
      <Note kind="caution" title="Replaying a mission">
        Resetting the counter is not enough once the thread of the strand has ended. A save contains only
        running <a href="#/threads">threads</a>, and the blip of the mission marker is stored in block{' '}
        <BlockAddress block="09" />.
      </Note>
    </Page>
  )
}
