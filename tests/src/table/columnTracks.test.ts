import { expect, it } from 'vitest'
import type { Column } from '../../../src/table/column.ts'
import { columnTracks } from '../../../src/table/columnTracks.ts'
import { id, name } from '../support/example-columns.ts'

const long = 'a note of many words that takes more than a single line in any table of this site'

/** The tracks of a table whose first rows have a note. */
function tracksOf(notes: number) {
  const columns: readonly Column<object>[] = [
    { ...id, label: 'ID of the row' },
    { ...name, key: 'note' },
  ]
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, note: id < notes ? long : null }))
  const tracks = columnTracks(rows, columns, ['id'])['--columns']
  return [...tracks.matchAll(/minmax\(calc\((\d+)ch.*?, calc\((\d+)ch/g)].map(([, min, max]) => [
    Number(min),
    Number(max),
  ])
}

it.each([
  ['fixed for numbers: their digits, or the longest word of the header with its arrow', 0, 0, [5, 5]],
  ['what the longest text needs, up to a readable line', 1, 100, [24, 60]],
  ['narrower where few texts are long', 1, 3, [14, 60]],
])('the width of a column is %s', (_, column, notes, track) => {
  expect(tracksOf(notes)[column]).toEqual(track)
})
