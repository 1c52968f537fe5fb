import { memoizeBy, type Source } from '../../csv/declare.ts'
import { missions as stages } from '../blocks/01-missions.ts'
import { locations } from '../locations.ts'

/** The marker of a mission in the table of block 01: the value of its counter when it comes next. */
export const markers = memoizeBy(
  (source: Source) =>
    new Map(
      stages.rows(source).flatMap(stage => {
        const { variable, byteHex, mission } = stage
        const byName = [mission.toLowerCase(), stage] as const
        return variable === null || byteHex === null
          ? [byName]
          : [byName, [`${variable} ${Number.parseInt(byteHex, 16)}`, stage] as const]
      }),
    ),
)

/** What a mission's doors reveal about its start: the interior, and its entrance from outside if there is one. */
export function interiorOf(doors: string | null, source: Source) {
  if (doors === null) return null
  const inside = doors.split(' ').map(Number)
  const all = locations.rows(source)
  const name = all.find(({ number }) => number === inside[0])?.description ?? null
  const [door, ...others] = all.filter(
    ({ interior, usualTarget }) => interior === 0 && usualTarget !== null && inside.includes(usualTarget),
  )
  return { location: `inside: ${name}`, door: others.length === 0 ? (door?.number ?? null) : null }
}
