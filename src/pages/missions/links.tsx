import type { GameMission } from '../../generated/missions.ts'
import { breakable } from '../../hexgrid/nameLines.tsx'

/** The map at the start marker of a mission; null where it has none or stands in an interior. */
export function mapRoute({ number, x, place }: GameMission): string | null {
  return x === null || place === 'inside' ? null : `/map?layer=missions&id=${number}`
}

/** Several words of a cell, each a link. */
function Links({ words, route }: { words: string | null; route: (word: string) => string }) {
  return words?.split(' ').map((word, place) => (
    <span key={word}>
      {place > 0 && ' '}
      <a href={`#${route(word)}`}>{breakable(word)}</a>
    </span>
  ))
}

/** Names of variables, as links to what is known of them. */
export function VariableLinks({ names }: { names: string | null }) {
  return <Links words={names} route={name => `/variables?name=${name}`} />
}

/** Numbers of statistics, as links to their rows in block 16. */
export function StatisticLinks({ ids }: { ids: string | null }) {
  return <Links words={ids} route={id => `/block/16?stats.row=${id}`} />
}

/** Names of threads as the scripts write them, as links to the table of threads. */
export function ThreadLinks({ threads }: { threads: string | null }) {
  return <Links words={threads} route={thread => `/threads?q=${thread.toLowerCase()}`} />
}
