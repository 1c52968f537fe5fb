import { Fragment } from 'react'
import type { GameMission } from '../../generated/missions.ts'

/** Long titles list everything under a mission number; the first entry is enough. */
const mostShown = 4

/** Title of a mission without brackets. */
function missionTitle({ title }: GameMission): string {
  return title.replace(/[,;(].*/, '').trim()
}

/** Missions without those that have the title of an earlier one, such as the parts of End Of The Line. */
function oneEachTitle(missions: readonly GameMission[]): readonly GameMission[] {
  const titles = missions.map(missionTitle)
  return missions.filter((mission, index) => titles.indexOf(missionTitle(mission)) === index)
}

/** Titles of missions, e.g. `Riot, Los Desperados`; null for none. */
export function missionTitles(missions: readonly GameMission[]): string | null {
  return oneEachTitle(missions).map(missionTitle).join(', ') || null
}

/** Links to missions, the first few of many. */
export function MissionLinks({ missions }: { missions: readonly GameMission[] }) {
  const titled = oneEachTitle(missions)
  const further = titled.length - mostShown
  return (
    <>
      {titled.slice(0, mostShown).map((mission, index) => (
        <Fragment key={mission.number}>
          {index > 0 && ', '}
          <a href={`#/missions?row=${mission.number}`}>{missionTitle(mission)}</a>
        </Fragment>
      ))}
      {further > 0 && ` and ${further}\u00A0more`}
    </>
  )
}
