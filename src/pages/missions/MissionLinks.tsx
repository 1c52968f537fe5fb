import { Fragment } from 'react'
import type { GameMission } from '../../generated/missions.ts'

/** Long titles list everything under a mission number; the first entry is enough. */
const mostShown = 4

/** Title of a mission without brackets. */
export function missionTitle({ title }: GameMission): string {
  return title.replace(/[,;(].*/, '').trim()
}

/** Links to missions, the first few of many. */
export function MissionLinks({ missions }: { missions: readonly GameMission[] }) {
  const further = missions.length - mostShown
  return (
    <>
      {missions.slice(0, mostShown).map((mission, index) => (
        <Fragment key={mission.number}>
          {index > 0 && ', '}
          <a href={`#/missions?row=${mission.number}`}>{missionTitle(mission)}</a>
        </Fragment>
      ))}
      {further > 0 && ` and ${further} more`}
    </>
  )
}
