import { expect, it } from 'vitest'
import { type Column, fileRow, readCell, shownCell, titleColumn } from '../../../src/table/column.ts'
import { id, name } from '../support/example-columns.ts'

interface Row {
  id: number
  name: string | null
}

const columns: readonly Column<Row>[] = [id, name]

it.each([
  ['its best title', 'a', ['name', 'id'], columns, 'name'],
  ['the next one where that is empty', null, ['name', 'id'], columns, 'id'],
  ['the first column where the user has hidden all titles', 'a', ['name'], [id], 'id'],
])('the title of a row is %s', (_, name, keys, shown, title) => {
  expect(titleColumn<Row>(shown, keys, { id: 1, name })?.key).toBe(title)
})

it('a row of a file contains what a page derives and draws', () => {
  const derived: readonly Column<Row>[] = [
    ...columns,
    { key: 'yourSave', label: 'Your save', kind: 'text', read: ({ id }) => id + 1 },
    { key: 'pairs', label: 'Pairs', kind: 'integer', read: () => 2, written: () => '0 + 1, 3 + 3' },
  ]
  expect(fileRow({ id: 1, name: 'a' }, derived)).toEqual({
    id: 1,
    name: 'a',
    yourSave: 2,
    pairs: '0 + 1, 3 + 3',
  })
})

it('a value of a save is shown with separators, unlike an id, and sorts and is copied without', () => {
  const row: Row = { id: 12345, name: null }
  const stored: Column<Row> = { key: 'id', label: 'Your save', kind: 'integer', isStored: true }
  expect(shownCell(row, stored)).toBe('12,345')
  expect(shownCell(row, id)).toBe(12345)
  expect(readCell(row, stored)).toBe(12345)
  expect(fileRow(row, [stored])).toEqual({ id: 12345 })
})
