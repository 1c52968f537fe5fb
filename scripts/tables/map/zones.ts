import { eachRow } from '../../csv/engine/checks/each-row.ts'
import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { float } from '../../csv/engine/kinds/float.ts'
import { text } from '../../csv/engine/kinds/text.ts'

const position = float({ min: -3000, max: 3000 })

const isOrdered = eachRow<{
  minX: number
  minY: number
  minZ: number
  maxX: number
  maxY: number
  maxZ: number
}>(({ minX, minY, minZ, maxX, maxY, maxZ }) => {
  const pairs = [
    { property: 'minX', low: minX, high: maxX },
    { property: 'minY', low: minY, high: maxY },
    { property: 'minZ', low: minZ, high: maxZ },
  ] as const
  const wrong = pairs.find(({ low, high }) => low >= high)
  if (!wrong) return null
  const { property, high } = wrong
  return { property, rule: 'is not below its maximum', allowed: `less than ${high}`, fix: 'swap the two' }
})

/** The zones whose name the game shows when the player enters them. */
export const zonesTable = defineTable(
  {
    file: 'map/zones.csv',
    title: 'Map zones',
    rowMeaning: 'one box with the name of an area',
    page: '/map',
    rowType: 'MapZone',
    constant: 'mapZones',
    columns: {
      name: column('Name', text({ maxLength: 40 }), 'Name the game shows'),
      kind: column('Kind', choice('city', 'county', 'district'), 'Size of the named place'),
      min_x: column('West', position, 'Western edge', 'game units'),
      min_y: column('South', position, 'Southern edge', 'game units'),
      min_z: column('Bottom', float(), 'Lower edge', 'game units'),
      max_x: column('East', position, 'Eastern edge', 'game units'),
      max_y: column('North', position, 'Northern edge', 'game units'),
      max_z: column('Top', float(), 'Upper edge', 'game units'),
      zone: column('Zone', text({ maxLength: 8 }), 'Label of the box'),
      text_key: column('Text key', text({ maxLength: 8 }), 'Key of the name in the game texts'),
    },
  },
  [rowCount(378), isOrdered],
)
