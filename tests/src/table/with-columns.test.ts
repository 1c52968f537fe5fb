import { describe, expect, it } from 'vitest'
import { tableCsv } from '../../../scripts/publish/tables-step.ts'
import { pickups as declaration } from '../../../scripts/tables/pickups.ts'
import { type Pickup, pickups, pickupsTable } from '../../../src/generated/pickups.ts'
import { csvText } from '../../../src/table/rowsText.ts'
import { tableOf } from '../../../src/table/tableColumns.ts'
import { withColumns } from '../../../src/table/withColumns.ts'
import { realSource } from '../../scripts/support/sources.ts'

interface Extras {
  readonly twice: number
}

describe('a table with columns that a page derives', () => {
  const { table, rows } = withColumns<Pickup, Extras>(
    { table: pickupsTable, rows: pickups },
    [{ key: 'twice', label: 'Twice', description: 'Twice the id' }],
    ({ id }) => ({ twice: 2 * id }),
  )
  const definition = tableOf(table, rows, { shown: ['twice', 'id'] })

  it('shows them, in the order the page asks for', () => {
    expect(definition.columns.slice(0, 2).map(({ key }) => key)).toEqual(['twice', 'id'])
    expect(definition.rows[1]).toMatchObject({ twice: 2 * (pickups[1]?.id ?? Number.NaN) })
  })

  it('writes its file without them', () => {
    expect(definition.source).toBe(table) // the downloads read its columns
    expect(csvText(table.columns, definition.rows)).toBe(tableCsv(declaration, realSource))
  })
})
