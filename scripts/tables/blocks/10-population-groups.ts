import { rowCount } from '../checks/row-count.ts'
import { sequence } from '../checks/sequence.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { hex } from '../kinds/hex.ts'
import { text } from '../kinds/text.ts'

export const populationGroups = defineTable(
  {
    file: 'blocks/10-population-groups.csv',
    title: 'Population groups',
    page: '/block/10',
    rowMeaning: 'one population group of a zone',
    rowType: 'PopulationGroup',
    constant: 'populationGroups',
    columns: {
      byte_hex: column('Byte', hex(2, { max: '13' }), 'Low five bits of the population byte'),
      name: column('Name', text(), 'Who walks and drives there'),
    },
  },
  [rowCount(20), unique('byteHex'), sequence('byteHex', { radix: 16 }), unique('name')],
)
