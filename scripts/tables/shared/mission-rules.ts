import {
  areSound,
  eachRow,
  eachRowAcross,
  memoizeBy,
  type Problem,
  rowFinder,
  type Source,
  type TableRows,
} from '../../csv/declare.ts'
import { missions as stages } from '../blocks/01-missions.ts'
import { locations } from '../locations.ts'
import { isInside } from './district.ts'

/** A counter and its value while a marker is shown. */
const stageKey = ({ variable, byteHex }: Readonly<Record<'variable' | 'byteHex', string | null>>) =>
  `${variable} ${Number.parseInt(byteHex ?? '', 16)}`

/** The marker of a mission in the table of block 01: the value of its counter when it comes next. */
export const markers = memoizeBy((source: Source) => {
  const rows = stages.rows(source)
  return new Map(
    rows.flatMap(stage => [stage.mission.toLowerCase(), stageKey(stage)].map(key => [key, stage])),
  )
})

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

/** The part that a mission's note begins with, in brackets: it tells the missions of one title apart. */
export function partIn(note: string | null): string {
  const part = note?.match(/^part \d of \d/)
  return part ? ` (${part[0]})` : ''
}

interface CountedRow {
  readonly title: string
  readonly strand: string
  readonly counter: string | null
  readonly counterAfter: string | null
  readonly x: number | null
  readonly y: number | null
  readonly z: number | null
  readonly doors: string | null
}

/** Whether a counter has a number after a mission. */
export const isNumber = (counter: string | null): counter is string =>
  counter !== null && /^\d+$/.test(counter)

/** The marker of a mission is shown while its counter is one lower than after the mission. */
export const countersMatchMarkers = eachRowAcross(source => {
  if (!areSound(source, stages)) return null
  const rows = stages.read(source).soundRows
  const markers = new Map(rows.map(row => [stageKey(row.values), row]))
  const counters = new Set(rows.map(({ values }) => values.variable))
  return ({ title, counter, counterAfter }: CountedRow) => {
    if (!isNumber(counterAfter) || !counters.has(counter)) return null
    const marker = markers.get(`${counter} ${Number(counterAfter) - 1}`)
    if (marker?.values.mission === title) return null
    const found =
      marker === undefined
        ? 'no marker in data-csv/blocks/01-missions.csv'
        : `the marker of ${marker.values.mission} (${marker.positionOf('mission').file}:${marker.positionOf('mission').line})`
    return {
      property: 'counterAfter',
      rule: `is not the value after ${title}: ${counter} ${Number(counterAfter) - 1} has ${found}`,
      allowed: 'one more than the value of its marker there',
      fix: 'correct the counter, or the mission there',
    }
  }
})

/** Farthest distance of a mission's start from a marker of the script, in game units. */
const farthestFromMarker = 10

/** A mission whose counter has markers in block 01 starts at one of its own markers there. */
export const missionsStartAtMarkers = eachRowAcross(source => {
  if (!areSound(source, stages)) return null
  const rows = stages.rows(source)
  const counters = new Set(rows.map(({ variable }) => variable))
  return ({ title, counter, counterAfter, x, y }: CountedRow) => {
    if (!isNumber(counterAfter) || !counters.has(counter) || x === null || y === null) return null
    const distances = rows.flatMap(marker =>
      marker.mission !== title || marker.x === null || marker.y === null
        ? []
        : [Math.hypot(marker.x - x, marker.y - y)],
    )
    if (Math.min(...distances) <= farthestFromMarker) return null
    return {
      property: 'x',
      rule: `is more than ${farthestFromMarker} units from every marker of ${title} in data-csv/blocks/01-missions.csv`,
      allowed: 'the position of a marker',
      fix: 'correct x and y, or the marker there',
    }
  }
})

/** Each counter belongs to one strand. */
export function strandsMatchCounters(rows: TableRows<CountedRow>): readonly Problem[] {
  const strands = new Map<string, string>()
  return eachRow(({ counter, strand, counterAfter }: CountedRow) => {
    if (counter === null || !isNumber(counterAfter)) return null
    const first = strands.get(counter) ?? strand
    strands.set(counter, first)
    if (first === strand) return null
    return {
      property: 'strand',
      rule: `is not the strand of the other missions that count in ${counter}`,
      allowed: first,
      fix: `write ${first}, or correct the counter`,
    }
  })(rows)
}

const locationOf = rowFinder(locations, 'number')

/** A mission has doors exactly if it starts in an interior; its doors are in one interior and lead outside. */
export const doorsFitStart = eachRowAcross(source => {
  if (!locations.read(source).isWhole) return null
  const fault = (rule: string, allowed: string) => ({
    property: 'doors',
    rule,
    allowed,
    fix: 'correct the doors or the start',
  })
  return ({ z, doors }: CountedRow) => {
    const isExpected = z !== null && isInside({ z })
    if (isExpected !== (doors !== null))
      return isExpected
        ? fault('is empty for a start indoors', 'locations that lead out of the interior')
        : fault('is filled, but the start is not indoors', 'an empty cell')
    const found = doors?.split(' ').map(number => locationOf(source, Number(number))) ?? []
    const leadsOut = found.every(door => locationOf(source, door?.usualTarget)?.interior === 0)
    const interiors = new Set(found.map(door => door?.interior ?? 0))
    return leadsOut && interiors.size <= 1 && !interiors.has(0)
      ? null
      : fault('names no doors out of one interior', 'indoor locations whose usual target is outdoors')
  }
})
