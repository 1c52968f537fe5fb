import { expect, it } from 'vitest'
import { pickups, pickupsTable } from '../../../src/generated/pickups.ts'
import { readCell } from '../../../src/table/column.ts'
import { tableOf } from '../../../src/table/tableDefinition.ts'
import { required } from '../../support/required.ts'

const pickup = required(pickups[0], 'pickup')

const { columns } = tableOf(pickupsTable, {
  shown: ['twice', 'note'],
  columns: { note: { link: '/legend?row=' } },
  derived: {
    twice: {
      label: 'Twice',
      hint: 'Twice the id',
      read: ({ id }) => 2 * id,
      link: '/pickups?row=',
    },
  },
})
const [twice, note] = columns

it('a table shows columns that a page derives, in the order the page asks for', () => {
  expect([twice?.key, note?.key]).toEqual(['twice', 'note'])
  expect(twice && readCell(pickup, twice)).toBe(2 * pickup.id)
})

it('a cell links to the route that its value completes, one without a value to none', () => {
  expect(twice?.link?.(pickup)).toBe(`/pickups?row=${2 * pickup.id}`)
  expect(note?.link?.({ ...pickup, note: null })).toBeNull()
})

it('a column that the table does not have is a type error', () => {
  // @ts-expect-error renaming a column in a CSV file has to show which pages name it
  const { columns: others } = tableOf(pickupsTable, { shown: ['nothing'] })
  expect(others.filter(({ isHidden }) => !isHidden)).toEqual([])
})
