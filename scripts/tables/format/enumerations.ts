import { parseHex } from '#shared/number.ts'
import {
  column,
  defineTable,
  eachRowAcross,
  grouped,
  integer,
  type Source,
  type Table,
  text,
  unique,
} from '../../csv/declare.ts'
import { pickupTypes } from '../blocks/06-pickup-types.ts'
import { gangs } from '../blocks/10-gangs.ts'
import { evidence, identifier } from '../shared/format-columns.ts'

/** The values of a table; null if some rows cannot be parsed, which is reported there. */
function valuesOf<Row>(table: Table<Row, object>, pick: (row: Row) => number) {
  return (source: Source) => {
    const { soundRows, allRows } = table.read(source)
    return soundRows.length === allRows.length ? soundRows.map(({ values }) => pick(values)) : null
  }
}

/** Values explained by a block table, for the enumeration with the same values. */
const explained: Readonly<Record<string, ReturnType<typeof valuesOf>>> = {
  pickup_types: valuesOf(pickupTypes, ({ byteHex }) => parseHex(byteHex)),
  gangs: valuesOf(gangs, ({ gang }) => gang),
}

export const enumerationsTable = defineTable(
  {
    file: 'format/enumerations.csv',
    title: 'Enumerations',
    rowMeaning: 'one value of an enumeration',
    hasModule: false,
    sources: ['gta-reversed', 'saves', 'older-docs'],
    columns: {
      enumeration: column('Enumeration', identifier, 'Name of the enumeration'),
      value: column('Value', integer(), 'Number stored'),
      name: column('Name', identifier, 'Name, unique in the enumeration'),
      meaning: column('Meaning', text({ maxLength: 100 }), 'What it means'),
      evidence,
    },
  },
  [unique('enumeration', 'value'), unique('enumeration', 'name'), grouped('enumeration')],
  [
    // Every value of these enumerations is explained by the table on its block page.
    eachRowAcross(source => ({ enumeration, value }) => {
      const values = explained[enumeration]?.(source) ?? null
      if (values === null || values.includes(value)) return null
      return {
        property: 'value',
        rule: `is not explained in the block table of ${enumeration}`,
        allowed: values.join(', '),
        fix: 'correct one of the two files',
      }
    }),
  ],
)
