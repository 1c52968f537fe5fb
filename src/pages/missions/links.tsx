import { breakable } from '../../blocks/nameLines.tsx'
import type { GameMission } from '../../generated/missions.ts'
import { markerRoute } from '../../shared/map-route.ts'
import { statisticRoute } from '../../shared/route.ts'

/** The map route of a mission's start or its door; null if it has none or several doors. */
export function mapRoute({ number, x, doors, door }: GameMission): string | null {
  return x === null || (doors !== null && door === null) ? null : markerRoute('missions', number)
}

interface Props {
  words: string | null
  /** The route of a word; `index` is its position in the cell, from 0. */
  route: (word: string, place: number) => string
}

/** Several words of a value, each a link. */
export function WordLinks({ words, route }: Props) {
  return words?.split(' ').map((word, place) => (
    <span key={word}>
      {place > 0 && ' '}
      <a href={`#${route(word, place)}`}>{breakable(word)}</a>
    </span>
  ))
}

/** The variable that counts a mission, as a link to its row. */
export function CounterLink({ counter, counterIndex }: GameMission) {
  return <WordLinks words={counter} route={() => `/variables?row=${counterIndex}`} />
}

/** The other variables of a mission, as links to their rows. */
export function VariableLinks({ variables, variableIndexes }: GameMission) {
  const indexes = variableIndexes?.split(' ')
  return <WordLinks words={variables} route={(_, place) => `/variables?row=${indexes?.[place]}`} />
}

/** Numbers of statistics, as links to their rows in block 16. */
export function StatisticLinks({ ids }: { ids: string | null }) {
  return <WordLinks words={ids} route={statisticRoute} />
}
