import type { GameMission } from '../../generated/missions.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
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
          The 135 missions of the script file by number, jobs and challenges included. A save does not say
          which missions are passed: a counter in block <BlockAddress block="01" /> counts those of a strand,
          some set a statistic of block <BlockAddress block="16" /> to 1, others a variable of their own.
          Choose a number for all that is known of a mission.
        </p>
      }
    >
      <DataTable table={missionTable} detail={detail} />
      <Note title="To play a mission again">
        Setting a counter back is not enough where the thread of the strand has ended: a save holds only{' '}
        <a href="#/threads">threads</a> that run, and the blip of the marker stands in block{' '}
        <BlockAddress block="09" />.
      </Note>
    </Page>
  )
}
