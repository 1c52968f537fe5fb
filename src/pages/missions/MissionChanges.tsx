import { type MissionChange, missionChanges } from '../../generated/mission-changes.ts'
import { gameMissions } from '../../generated/missions.ts'
import { RadarIcon } from '../../site/icons/RadarIcon.tsx'
import { StatisticLinks, VariableLink, WordLinks } from './links.tsx'
import styles from './MissionChanges.module.css'
import { MissionLinks } from './MissionLinks.tsx'

/** The changes of a mission, by its number. */
export function changesOf(mission: number): readonly MissionChange[] {
  return missionChanges.filter(({ missions }) => missions.split(' ').includes(String(mission)))
}

function Subject({ kind, subject, variableIndex }: MissionChange) {
  if (kind === 'variable') {
    return variableIndex === null ? subject : <VariableLink index={variableIndex} name={subject} />
  }
  if (kind === 'statistic') {
    return (
      <>
        statistic <StatisticLinks ids={subject} />
      </>
    )
  }
  if (kind === 'thread') {
    return (
      <>
        thread <WordLinks words={subject} route={thread => `/threads?q=${thread}`} />
      </>
    )
  }
  const [icon = '', x, y] = subject.split(' ')
  return (
    <>
      blip{' '}
      <a href={`#/sprites?row=${icon}`} aria-label={`Icon ${icon}`}>
        <RadarIcon byte={icon} />
      </a>{' '}
      at {x}, {y}
    </>
  )
}

interface Props {
  mission: number
  changes: readonly MissionChange[]
}

/** What has one value in all saves before a mission was passed, and others in all saves after it. */
export function MissionChanges({ mission, changes }: Props) {
  const [first] = changes
  if (first === undefined) return null
  const others = gameMissions.filter(
    ({ number }) => number !== mission && first.missions.split(' ').includes(String(number)),
  )
  return (
    <>
      in all {first.savesBefore + first.savesAfter} saves compared, {first.savesBefore} made before and{' '}
      {first.savesAfter} after
      {others.length > 0 && (
        <>
          ; no save was made between it and <MissionLinks missions={others} />
        </>
      )}
      <ul className={styles.changes}>
        {changes.map(change => (
          <li key={`${change.kind} ${change.subject}`}>
            <Subject {...change} />: {change.before} → {change.after}
          </li>
        ))}
      </ul>
    </>
  )
}
