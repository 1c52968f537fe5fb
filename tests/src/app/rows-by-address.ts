import { Groups } from '#shared/collections.ts'
import { formatRowId, rowRoute } from '#shared/row-address.ts'
import { publishedTables } from '../../../scripts/publish/tables/table-sources.ts'
import { locations } from '../../../src/generated/locations.ts'
import { vehicles } from '../../../src/generated/vehicles.ts'
import { realSource } from '../../scripts/support/sources.ts'

/** The keys of the rows in addresses, and the addresses of the first and the last row, for each table that declares them. */
export const addressedTables = publishedTables.flatMap(table => {
  const { address } = table
  if (address === null) return []
  const rows = table.rows(realSource)
  const names = rows.map(row => formatRowId(address, row))
  const ends = [rows.at(0), rows.at(-1)].flatMap(row =>
    row === undefined ? [] : `#${rowRoute(address, row)}`,
  )
  return [{ table: table.name, parameter: `${address.page}?${address.prefix ?? ''}row`, names, ends }]
})

/** Rows of tables that are also shown under a second name. */
const furtherTables = [
  {
    parameter: '/vtypes?unused.row',
    names: vehicles.filter(({ group }) => group === 'Unused').map(({ id }) => `${id}`),
  },
  { parameter: '/block/25?doors.row', names: locations.map(({ number }) => `${number}`) },
]

const rows = new Groups<string, string>()
for (const { parameter, names } of [...addressedTables, ...furtherTables])
  for (const name of names) rows.put(parameter, name)

/** The keys of rows in addresses, by route and parameter. */
export const rowsByAddress: Readonly<Record<string, readonly string[]>> = Object.fromEntries(rows)
