import { describe, expect, it } from 'vitest'
import { pickups, pickupsTable } from '../../../src/generated/pickups.ts'
import { readCell } from '../../../src/table/column.ts'
import { tableOf } from '../../../src/table/tableDefinition.ts'
import { required } from '../../support/required.ts'

const pickup = required(pickups[0], 'pickup')

describe('a table with columns that a page derives', () => {
  const { columns } = tableOf(pickupsTable, {
    derived: [{ key: 'twice', label: 'Twice', description: 'Twice the id', read: ({ id }) => 2 * id }],
    shown: ['twice', 'id'],
    links: { twice: '/pickups?row=' },
  })
  const [twice] = columns

  it('shows them, in the order the page asks for', () => {
    expect(columns.slice(0, 2).map(({ key }) => key)).toEqual(['twice', 'id'])
    expect(twice && readCell(pickup, twice)).toBe(2 * pickup.id)
  })

  it('links a cell to the route that its value completes', () => {
    expect(twice?.link?.(pickup)).toBe(`/pickups?row=${2 * pickup.id}`)
  })
})

it('a cell without a value has no link', () => {
  const { columns } = tableOf(pickupsTable, {
    shown: ['note'],
    links: { note: '/legend?row=' },
  })
  expect(columns[0]?.link?.({ ...pickup, note: null })).toBeNull()
})
