import { formatNumber } from '#shared/number.ts'
import { type MissionChange, missionChanges } from '../../generated/mission-changes.ts'
import { gameMissions } from '../../generated/missions.ts'
import { RadarIcon } from '../../site/icons/RadarIcon.tsx'
import { MissionLinks, StatisticLinks, ThreadLinks, VariableLink } from './links.tsx'
import styles from './MissionChanges.module.css'

/** The changes of a mission, by its number. */
export function changesOf(mission: number): readonly MissionChange[] {
  return missionChanges.filter(({ missions }) => missions.split(' ').includes(String(mission)))
}

function Subject({ kind, subject, variableIndex, statisticName }: MissionChange) {
  if (kind === 'variable')
    return variableIndex === null ? subject : <VariableLink index={variableIndex} name={subject} />
  const [icon = '', x, y] = subject.split(' ')
  return (
    <>
      {kind}{' '}
      {kind === 'statistic' && (
        <>
          <StatisticLinks ids={subject} /> ({statisticName})
        </>
      )}
      {kind === 'thread' && <ThreadLinks names={subject} />}
      {kind === 'blip' && (
        <>
          <a href={`#/sprites?row=${icon}`} aria-label={`Icon ${icon}`}>
            <RadarIcon byte={icon} />
          </a>{' '}
          at {x}, {y}
        </>
      )}
    </>
  )
}

/** Headings of the lists, by the timing of their changes. */
const timings: Readonly<Record<MissionChange['timing'], string>> = {
  mission: 'Set with the mission',
  later: 'Changes at about that time or later',
  seen: 'Values seen in saves made after it; others are possible',
}

const valueNames: Partial<Record<MissionChange['kind'], readonly [no: string, yes: string]>> = {
  thread: ['not running', 'running'],
  blip: ['absent', 'present'],
}

function Values({ kind, before, afterLeast, afterMost }: MissionChange) {
  const name = (value: number) => valueNames[kind]?.[value] ?? formatNumber(value)
  return (
    <>
      {name(before)} →{' '}
      {afterLeast === afterMost ? name(afterLeast) : `${name(afterLeast)} to ${name(afterMost)}`}
    </>
  )
}

interface Props {
  mission: number
  changes: readonly MissionChange[]
}

/** What changes with a mission or after it. */
export function MissionChanges({ mission, changes }: Props) {
  const [first] = changes
  if (first === undefined) return null
  const numbers = new Set(changes.flatMap(({ missions }) => missions.split(' ').map(Number)))
  const others = gameMissions.filter(({ number }) => number !== mission && numbers.has(number))
  return (
    <>
      found by comparing {first.savesBefore} saves made before the mission with {first.savesAfter} made after
      it
      {others.length > 0 && (
        <>
          . Some changes may belong to <MissionLinks missions={others} /> instead, as no save was made in
          between
        </>
      )}
      {Object.entries(timings).map(([timing, heading]) => {
        const own = changes.filter(change => change.timing === timing)
        if (own.length === 0) return null
        return (
          <div key={timing}>
            {heading}:
            <ul className={styles.changes}>
              {own.map(change => (
                <li key={`${change.kind} ${change.subject}`}>
                  <Subject {...change} />: <Values {...change} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}
