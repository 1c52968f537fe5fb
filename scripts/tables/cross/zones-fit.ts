import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { relyingOn } from '../../csv/engine/cross/relying-on.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { groupBy } from '../../csv/groups.ts'
import { labelsTable } from '../map/labels.ts'
import { zonesTable } from '../map/zones.ts'

interface Box {
  readonly minX: number
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
}

/** Distance between two boxes in game units; 0 if they touch. */
function gap(a: Box, b: Box): number {
  const x = Math.max(a.minX - b.maxX, b.minX - a.maxX, 0)
  const y = Math.max(a.minY - b.maxY, b.minY - a.maxY, 0)
  return Math.hypot(x, y)
}

/** Boxes of one district lie side by side, at most this far apart. */
const farthestBox = 50

/** The centre of every district is in a city or county, and its boxes are next to each other. */
export const districtsTogether: CrossCheck = relyingOn([zonesTable], source => {
  const { soundRows } = zonesTable.read(source)
  const regions = soundRows.filter(({ values }) => values.kind !== 'district')
  const districts = soundRows.filter(({ values }) => values.kind === 'district')
  return [...groupBy(districts, ({ values }) => values.name)].flatMap(([name, rows]) =>
    rows.flatMap(row => {
      const { minX, maxX, minY, maxY } = row.values
      const x = (minX + maxX) / 2
      const y = (minY + maxY) / 2
      const centre = { minX: x, maxX: x, minY: y, maxY: y }
      const fix = 'correct the edges or the name'
      if (regions.every(({ values }) => gap(values, centre) > 0)) {
        const rule = 'belongs to a box with its centre outside all cities and counties'
        return [problemAt(row, 'minX', { rule, allowed: 'a box inside one of them', fix })]
      }
      const others = rows.filter(other => other !== row)
      if (others.length === 0 || others.some(({ values }) => gap(values, row.values) <= farthestBox))
        return []
      const rule = `belongs to a box far from the other boxes of ${name}`
      const allowed = `at most ${farthestBox} units from one of them`
      return [problemAt(row, 'minX', { rule, allowed, fix })]
    }),
  )
})

/** Labels of bays reach out of their zones. */
const farthestLabel = 500

/** A label with the name of a zone is at that zone. */
export const labelsInZones: CrossCheck = relyingOn([zonesTable], source => {
  const zones = groupBy(zonesTable.rows(source), ({ name }) => name)
  return labelsTable.read(source).soundRows.flatMap(row => {
    const { name, kind, x, y } = row.values
    const boxes = zones.get(name) ?? []
    const label = { minX: x, maxX: x, minY: y, maxY: y }
    const farthest = kind === 'water' ? farthestLabel : 0
    if (boxes.length === 0 || boxes.some(box => gap(box, label) <= farthest)) return []
    const rule = `is outside the zones called ${name} in data-csv/map/zones.csv`
    return [problemAt(row, 'x', { rule, allowed: 'a position in the zone', fix: 'correct x and y' })]
  })
})
