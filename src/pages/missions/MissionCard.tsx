import type { ReactNode } from 'react'
import type { GameMission } from '../../generated/missions.ts'
import { replays } from '../../generated/recipes/replays.ts'
import { RadarIcon } from '../../site/icons/RadarIcon.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import {
  CounterLink,
  mapRoute,
  rewardText,
  StatisticLinks,
  ThreadLinks,
  VariableLinks,
  WordLinks,
} from './links.tsx'
import { changesOf, MissionChanges } from './MissionChanges.tsx'

/** What records that a mission is passed; for cutscenes and missions of several stages, their note has it all. */
function passedBy(mission: GameMission): ReactNode {
  const { counter, counterAfter, statistics, variables } = mission
  if (counter !== null && counterAfter === null) return 'see the note'
  if (counter === null && statistics === null) return variables === null && 'not stored in saves'
  return (
    <>
      {counter && (
        <>
          <CounterLink {...mission} />{' '}
          {counterAfter === 'one more' ? 'increases by 1' : `becomes ${counterAfter}`}
          {statistics && ', '}
        </>
      )}
      {statistics && (
        <>
          {statistics.includes(' ') ? 'statistics' : 'statistic'} <StatisticLinks ids={statistics} /> set to 1{' '}
        </>
      )}
    </>
  )
}

/** Numbers of locations, as links to their rows. */
function LocationLinks({ numbers }: { numbers: string }) {
  return <WordLinks words={numbers} route={number => `/locations?row=${number}`} />
}

/** The doors of the interior that a mission starts in. */
function wayIn({ doors, door }: GameMission): ReactNode {
  if (doors === null) return null
  if (door === null)
    return (
      <>
        several doors lead to locations <LocationLinks numbers={doors} />; the map shows none of these doors
      </>
    )
  return (
    <>
      door at location <LocationLinks numbers={String(door)} />, which leads to location{' '}
      <LocationLinks numbers={doors} />
    </>
  )
}

/** How to play a mission again, where a recipe resets its counter. */
function replayOf(mission: GameMission): ReactNode {
  const after = Number(mission.counterAfter)
  const replay = replays.find(
    ({ counter, from, to }) => counter === mission.counter && from <= after && after <= to,
  )
  return (
    replay && (
      <>
        recipe <a href={`#/recipes?row=${replay.key}`}>{replay.goal}</a> (while the counter is {replay.needs})
      </>
    )
  )
}

/** Everything known about a mission. */
export function MissionCard({ row: mission }: { row: GameMission }) {
  const { number, title, internalName, strand, order, startedBy, money, respect, x, y, z, note } = mission
  const { iconHex, location, door, variables } = mission
  const route = mapRoute(mission)
  const changes = changesOf(number)
  const facts: readonly Fact[] = [
    [
      'Script',
      internalName && <a href={`#/variables?script=${internalName}`}>Variables of {internalName}</a>,
    ],
    ['Strand', order === null ? strand : `${strand}, mission ${order}`],
    ['Started by thread', startedBy && <ThreadLinks names={startedBy.toLowerCase()} />],
    ['Passed', passedBy(mission)],
    ['To play it again', replayOf(mission)],
    ['Note', note],
    ['Variables in the note', variables && <VariableLinks {...mission} />],
    ['Reward ($)', rewardText(money)],
    ['Respect', respect],
    [
      'Start position in the script', // the marker in block 01 is a step away
      x !== null && (
        <>
          {iconHex && (
            <a href={`#/sprites?row=${iconHex}`} aria-label={`Icon ${iconHex}`}>
              <RadarIcon byte={iconHex} />
            </a>
          )}{' '}
          {x}, {y}, {z}
          {location && `, ${location}`}{' '}
          {route && (
            <a href={`#${route}`}>{door === null ? 'show on the map' : 'show its door on the map'}</a>
          )}
        </>
      ),
    ],
    ['Entrance', wayIn(mission)],
    ['Changes when passed', changes.length > 0 && <MissionChanges mission={number} changes={changes} />],
  ]
  return (
    <RowDetailCard title={`Mission ${number}: ${title}`}>
      <FactList facts={facts} />
    </RowDetailCard>
  )
}
