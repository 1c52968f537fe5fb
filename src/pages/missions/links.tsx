import { formatNumber } from '#shared/number.ts'
import { statisticRoute } from '#shared/route.ts'
import { dollarName } from '#shared/script-variable.ts'
import type { GameMission } from '../../generated/missions.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { Joined } from '../../ui/Joined.tsx'
import { breakable } from '../../ui/nameLines.tsx'

/** The map route of a mission's start or its door; null if it has none or several doors. */
export function mapRoute({ number, x, doors, door }: GameMission): string | null {
  return x === null || (doors !== null && door === null) ? null : markerRoute('missions', number)
}

/** A reward in dollars, or several, e.g. `10,000` or `500 / 1,000`; some vary. */
export function rewardText(money: string | null): string | null {
  const parts = money?.split(' ').map(part => (/^\d/.test(part) ? formatNumber(Number(part)) : part))
  return parts?.join(' / ') ?? null
}

interface Props {
  words: string | null
  /** The route of a word. */
  route: (word: string) => string
}

/** Several words of a value, each a link. */
export function WordLinks({ words, route }: Props) {
  return (
    <Joined items={words?.split(' ') ?? []}>
      {word => <a href={`#${route(word)}`}>{breakable(word)}</a>}
    </Joined>
  )
}

/** A script variable by its number in script tools and its name, as a link to its row. */
export function VariableLink({ index, name }: { index: number; name: string }) {
  return (
    <a href={`#/variables?row=${index}`}>
      {dollarName(index)} {breakable(name)}
    </a>
  )
}

/** The variable that counts a mission, as a link to its row. */
export function CounterLink({ counter, counterIndex }: GameMission) {
  if (counter === null || counterIndex === null) return null
  return <VariableLink index={counterIndex} name={counter} />
}

/** The other variables of a mission, as links to their rows. */
export function VariableLinks({ variables, variableIndexes }: GameMission) {
  const indexes = variableIndexes?.split(' ') ?? []
  const named = variables?.split(' ').map((name, position) => ({ name, index: Number(indexes[position]) }))
  return <Joined items={named ?? []}>{variable => <VariableLink {...variable} />}</Joined>
}

/** Numbers of statistics, as links to their rows in block 16. */
export function StatisticLinks({ ids }: { ids: string | null }) {
  return <WordLinks words={ids} route={statisticRoute} />
}

/** Names of threads, as links to their variables: the table of threads has only those of the story. */
export function ThreadLinks({ names }: { names: string }) {
  return <WordLinks words={names} route={thread => `/variables?script=${thread.toUpperCase()}`} />
}

/** Long titles list everything under a mission number; the first entry is enough. */
const mostShown = 4

/** Title of a mission without brackets. */
function missionTitle({ title }: GameMission): string {
  return title.replace(/\s*\(.*?\)/, '')
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
      <Joined items={titled.slice(0, mostShown)}>
        {mission => <a href={`#/missions?row=${mission.number}`}>{missionTitle(mission)}</a>}
      </Joined>
      {further > 0 && ` and ${further}\u00A0more`}
    </>
  )
}
