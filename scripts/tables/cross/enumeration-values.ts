import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt, type Source, type Table } from '../../csv/engine/table.ts'
import { pickupTypes } from '../blocks/06-pickup-types.ts'
import { gangs } from '../blocks/10-gangs.ts'
import { enumerationsTable } from '../format/enumerations.ts'

const fromHex = (digits: string) => Number.parseInt(digits, 16)

/** The values of a table; null if some rows cannot be parsed, which is reported there. */
function valuesOf<Row>(table: Table<Row, object>, pick: (row: Row) => number) {
  return (source: Source) => {
    const { soundRows, allRows } = table.read(source)
    return soundRows.length === allRows.length ? soundRows.map(({ values }) => pick(values)) : null
  }
}

/** Values explained by a block table, for the enumeration with the same values. */
const explained: Readonly<Record<string, ReturnType<typeof valuesOf>>> = {
  pickup_types: valuesOf(pickupTypes, ({ byteHex }) => fromHex(byteHex)),
  gangs: valuesOf(gangs, ({ gang }) => gang),
}

/** Every value of these enumerations is explained by the table on its block page. */
export const enumerationValues: CrossCheck = source =>
  enumerationsTable.read(source).soundRows.flatMap(row => {
    const { enumeration, value } = row.values
    const values = explained[enumeration]?.(source) ?? null
    if (values === null || values.includes(value)) return []
    const rule = `is not explained in the block table of ${enumeration}`
    return [
      problemAt(row, 'value', { rule, allowed: values.join(', '), fix: 'correct one of the two files' }),
    ]
  })
