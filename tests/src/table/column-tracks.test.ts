import { describe, expect, it } from 'vitest'
import type { Column } from '../../../src/table/column.ts'
import { columnTracks } from '../../../src/table/columnTracks.ts'

interface Row {
  id: number
  note: string | null
}
const columns: readonly Column<Row>[] = [
  { key: 'id', label: 'ID', kind: 'integer' },
  { key: 'note', label: 'Note', kind: 'text' },
]
const long = 'a note of many words that takes more than a single line in any table of this site'
const rowsWith = (notes: number) =>
  Array.from({ length: 100 }, (_, id): Row => ({ id, note: id < notes ? long : null }))
/** Maximum widths of the columns, in characters. */
const widest = (rows: readonly Row[]) =>
  [...columnTracks(rows, columns)['--columns'].matchAll(/, calc\((\d+)ch/g)].map(match => Number(match[1]))

describe('widths of columns', () => {
  it('are as narrow as the header for numbers', () => {
    expect(widest(rowsWith(0))[0]).toBe(5)
  })

  it('are at most a readable line for texts', () => {
    expect(widest(rowsWith(100))[1]).toBe(46)
  })

  it('are small for a note that few rows have', () => {
    expect(widest(rowsWith(3))[1]).toBe(28)
  })
})
