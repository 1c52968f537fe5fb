import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { relyingOn } from '../../csv/engine/cross/relying-on.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { missions as stages } from '../blocks/01-missions.ts'
import { checklist } from '../checklist.ts'
import { gameMissions } from '../variables/game-missions.ts'

const isNumber = (counter: string | null): counter is string => counter !== null && /^\d+$/.test(counter)

/** The marker of a mission is shown while its counter is one lower than after the mission. */
export const countersMatchMarkers: CrossCheck = relyingOn([stages], source => {
  const rows = stages.read(source).soundRows
  const markers = new Map(
    rows.map(row => [`${row.values.variable} ${Number.parseInt(row.values.byteHex ?? '', 16)}`, row]),
  )
  const counters = new Set(rows.map(({ values }) => values.variable))
  return gameMissions.read(source).soundRows.flatMap(row => {
    const { title, counter, counterAfter } = row.values
    if (!isNumber(counterAfter) || !counters.has(counter)) return []
    const marker = markers.get(`${counter} ${Number(counterAfter) - 1}`)
    if (marker?.values.mission === title) return []
    const found =
      marker === undefined
        ? 'no marker in data-csv/blocks/01-missions.csv'
        : `the marker of ${marker.values.mission} (${marker.place('mission').file}:${marker.place('mission').line})`
    const fault = {
      rule: `is not the value after ${title}: ${counter} ${Number(counterAfter) - 1} has ${found}`,
      allowed: 'one more than the value of its marker there',
      fix: 'correct the counter, or the mission there',
    }
    return [problemAt(row, 'counterAfter', fault)]
  })
})

/** A mission that counts for 100% counts there with the value its counter has after it. */
export const countersMatchChecklist: CrossCheck = source => {
  const points = new Map(checklist.read(source).soundRows.map(row => [row.values.mission, row]))
  return gameMissions.read(source).soundRows.flatMap(row => {
    const { number, counter, counterAfter } = row.values
    const point = points.get(number)
    if (!isNumber(counterAfter) || point?.values.variable !== counter) return []
    const { atLeast } = point.values
    if (atLeast === Number(counterAfter)) return []
    const { file, line } = point.place('atLeast')
    const rule = `is not the value at which ${point.values.task} counts for 100% (${file}:${line})`
    return [
      problemAt(row, 'counterAfter', { rule, allowed: `${atLeast}`, fix: 'correct one of the two files' }),
    ]
  })
}

/** Farthest distance of a mission's start from a marker of the script, in game units. */
const farthestFromMarker = 10

/** A mission whose counter has markers in block 01 starts at one of the markers there. */
export const missionsStartAtMarkers: CrossCheck = relyingOn([stages], source => {
  const rows = stages.read(source).soundRows.map(({ values }) => values)
  const counters = new Set(rows.map(({ variable }) => variable))
  return gameMissions.read(source).soundRows.flatMap(row => {
    const { counter, counterAfter, x, y } = row.values
    if (!isNumber(counterAfter) || !counters.has(counter) || x === null || y === null) return []
    const distances = rows.flatMap(marker =>
      marker.x === null || marker.y === null ? [] : [Math.hypot(marker.x - x, marker.y - y)],
    )
    if (Math.min(...distances) <= farthestFromMarker) return []
    const rule = `is more than ${farthestFromMarker} units from every marker in data-csv/blocks/01-missions.csv`
    return [problemAt(row, 'x', { rule, allowed: 'the position of a marker', fix: 'correct x and y' })]
  })
})

/** Each counter belongs to one strand. */
export const strandsMatchCounters: CrossCheck = source => {
  const strands = new Map<string, string>()
  return gameMissions.read(source).soundRows.flatMap(row => {
    const { counter, strand, counterAfter } = row.values
    if (counter === null || !isNumber(counterAfter)) return []
    const first = strands.get(counter) ?? strand
    strands.set(counter, first)
    if (first === strand) return []
    const rule = `is not the strand of the other missions that count in ${counter}`
    return [problemAt(row, 'strand', { rule, allowed: first, fix: `write ${first}, or correct the counter` })]
  })
}
