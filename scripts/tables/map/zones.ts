import type { Box, Point } from '#shared/map-pixels.ts'
import {
  below,
  choice,
  column,
  defineTable,
  float,
  groupBy,
  type Problem,
  problemsIn,
  rowCount,
  sortedBy,
  type TableRows,
  text,
} from '../../csv/declare.ts'
import { mapPoint } from '../shared/shared-columns.ts'

/** A point as an area. */
export const boxAt = ({ x, y }: Point): Box => ({
  minX: x,
  maxX: x,
  minY: y,
  maxY: y,
})

/** Distance between two boxes in game units; 0 if they touch. */
export function gap(a: Box, b: Box): number {
  const x = Math.max(a.minX - b.maxX, b.minX - a.maxX, 0)
  const y = Math.max(a.minY - b.maxY, b.minY - a.maxY, 0)
  return Math.hypot(x, y)
}

interface ZoneRow extends Box {
  readonly name: string
  readonly kind: string
}

/** Boxes of one district lie side by side, at most this far apart. */
const farthestBox = 50

/** The centre of every district is in a city or county, and its boxes are next to each other. */
function districtsTogether({ problems, soundRows }: TableRows<ZoneRow>): readonly Problem[] {
  if (problems.length > 0) return []
  const regions = soundRows.filter(({ values }) => values.kind !== 'district')
  const districts = soundRows.filter(({ values }) => values.kind === 'district')
  return [...groupBy(districts, ({ values }) => values.name)].flatMap(([name, rows]) =>
    problemsIn(rows, row => {
      const { minX, maxX, minY, maxY } = row.values
      const centre = boxAt({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
      const fix = 'correct the edges or the name'
      if (regions.every(({ values }) => gap(values, centre) > 0)) {
        return {
          property: 'minX',
          rule: 'belongs to a box with its centre outside all cities and counties',
          allowed: 'a box inside one of them',
          fix,
        }
      }
      const others = rows.filter(other => other !== row)
      if (others.length === 0 || others.some(({ values }) => gap(values, row.values) <= farthestBox))
        return null
      return {
        property: 'minX',
        rule: `belongs to a box far from the other boxes of ${name}`,
        allowed: `at most ${farthestBox} units from one of them`,
        fix,
      }
    }),
  )
}

/** The zones whose name the game shows when the player enters them. */
export const zonesTable = defineTable(
  {
    file: 'map/zones.csv',
    title: 'Map zones',
    rowMeaning: 'one box with the name of an area',
    page: '/map',
    constant: 'mapZones',
    sources: ['zone-file', 'zone-names'],
    columns: {
      name: column('Name', text({ maxLength: 40 }), 'Name the game shows'),
      kind: column('Kind', choice('city', 'county', 'district'), 'Size of the named area'),
      min_x: mapPoint('West', 'Western edge'),
      min_y: mapPoint('South', 'Southern edge'),
      min_z: column('Bottom', float(), 'Lower edge', 'metres'),
      max_x: mapPoint('East', 'Eastern edge'),
      max_y: mapPoint('North', 'Northern edge'),
      max_z: column('Top', float(), 'Upper edge', 'metres'),
      zone: column('Zone', text({ maxLength: 8 }), 'Label of the box'),
      text_key: column('Text key', text({ maxLength: 8 }), 'Key of the name in the game texts'),
    },
  },
  [
    rowCount(378),
    below('minX', 'maxX'),
    below('minY', 'maxY'),
    below('minZ', 'maxZ'),
    sortedBy('kind', 'name', 'minX', 'minY'),
    districtsTogether,
  ],
)
