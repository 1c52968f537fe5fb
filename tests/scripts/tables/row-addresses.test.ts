import { describe, expect, it } from 'vitest'
import { formatRowId, rowRoute } from '#shared/row-address.ts'
import { rowAddressOf } from '../../../scripts/csv/declare.ts'
import { savehouseVariables } from '../../../scripts/tables/savehouse-variables.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { weaponSlots } from '../../../scripts/tables/weapon-slots.ts'
import { realSource } from '../support/sources.ts'

const addressed = tables.flatMap(({ name, address, columns, rows }) =>
  address ? { name, address, columns, rows: rows(realSource) } : [],
)

describe('the key of a row in addresses', () => {
  it('is declared for the tables of pages', () => {
    expect(addressed.length).toBeGreaterThan(35)
  })

  it.each(addressed)('is unique: $name', ({ address, columns, rows }) => {
    const properties = columns.map(({ property }) => property)
    expect(address.rowKey.filter(property => !properties.includes(property))).toEqual([])
    const isNamed = (row: (typeof rows)[number]) =>
      address.emptyKey !== undefined || address.rowKey.every(property => row[property] !== null)
    expect(rows.filter(row => !isNamed(row))).toEqual([])
    expect(new Set(rows.map(row => formatRowId(address, row))).size).toBe(rows.length)
  })

  it('belongs to one table of a page, except for a second table with the same rows', () => {
    const parameters = addressed.map(({ address: { page, prefix = '' } }) => `${page}?${prefix}row`)
    const shared = addressed.filter(
      (_, position) => parameters.indexOf(parameters[position] ?? '') < position,
    )
    expect(shared.map(({ name }) => name)).toEqual(['locations'])
  })

  it('is part of a route, with a word for an empty key', () => {
    const address = rowAddressOf(savehouseVariables)
    const routes = savehouseVariables.rows(realSource).map(row => rowRoute(address, row))
    expect(routes[0]).toBe('/savehouses?variables.row=00-0070')
    expect(routes).toContain('/savehouses?variables.row=25-teleport')
    expect(rowRoute({ page: '/a', rowKey: ['name'], titleKeys: ['name'] }, { name: 'a & b' })).toBe(
      '/a?row=a%20%26%20b',
    )
  })

  it('must be declared if links refer to a row', () => {
    expect(() => rowAddressOf(weaponSlots)).toThrow('weapon-slots')
  })
})
