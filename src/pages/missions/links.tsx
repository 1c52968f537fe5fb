import type { GameMission } from '../../generated/missions.ts'
import { statisticRoute } from '../../shared/route.ts'
import { dollarName } from '../../shared/script-variable.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
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
  return words?.split(' ').map((word, position) => (
    <span key={word}>
      {position > 0 && ' '}
      <a href={`#${route(word)}`}>{breakable(word)}</a>
    </span>
  ))
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
  const names = variables?.split(' ')
  return variableIndexes?.split(' ').map((index, position) => (
    <span key={index}>
      {position > 0 && ', '}
      <VariableLink index={Number(index)} name={names?.[position] ?? ''} />
    </span>
  ))
}

/** Numbers of statistics, as links to their rows in block 16. */
export function StatisticLinks({ ids }: { ids: string | null }) {
  return <WordLinks words={ids} route={statisticRoute} />
}
