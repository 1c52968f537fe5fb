import { describe, expect, it } from 'vitest'
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

describe('widths of columns', () => {
  it('are fixed for numbers: their digits, or the longest word of the header with its arrow', () => {
    expect(tracksOf(0)[0]).toEqual([5, 5])
  })

  it('are what the longest text needs, up to a readable line', () => {
    expect(tracksOf(100)[1]).toEqual([24, 60])
  })

  it('may be narrower where few texts are long', () => {
    expect(tracksOf(3)[1]).toEqual([14, 60])
  })
})
