import { describe, expect, it } from 'vitest'
import { lineOfCell, parseCsv } from '../../../scripts/csv/csv-file.ts'

const cells = (text: string) => parseCsv('a.csv', text).rows.map(row => row.cells)

describe('reading a CSV file', () => {
  it('keeps every cell as the text that was written', () => {
    expect(cells('id,hex\n007,1E3\n,"a ""b"", c"\n')).toEqual([
      ['id', 'hex'],
      ['007', '1E3'],
      ['', 'a "b", c'],
    ])
  })

  it('counts lines as an editor does, also after a cell with a line break', () => {
    const { rows } = parseCsv('a.csv', 'id,note,name\r\n1,"two\r\nlines",x\r\n2,,y\r\n')
    expect(rows.map(row => row.line)).toEqual([1, 2, 4])
    expect(rows[1] && lineOfCell(rows[1], 2)).toBe(3)
  })

  it('stops at a quote that is never closed and reports where it began', () => {
    const { problems, rows } = parseCsv('a.csv', 'id,name\n1,one\n2,"two\n3,three\n')
    expect(rows).toHaveLength(2)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'a.csv', line: 3 })
    expect(problems[0]?.rule).toContain('quote')
  })

  it('reports the encoding of a file in UTF-16', () => {
    const text = new TextDecoder().decode(Buffer.from('\ufeffid,name\n1,one\n', 'utf16le'))
    const { problems, rows } = parseCsv('a.csv', text)
    expect(rows).toEqual([])
    expect(problems.map(({ rule }) => rule)).toEqual([expect.stringContaining('UTF-16')])
  })

  it('ignores empty columns at the end, but reports extra cells', () => {
    expect(cells('id,name,,\n1,one,,\n')).toEqual([
      ['id', 'name'],
      ['1', 'one'],
    ])
    expect(cells('id,name,\n1,one,two\n')[1]).toEqual(['1', 'one', 'two'])
    expect(cells('id,name\n1,one,\n')[1]).toEqual(['1', 'one', ''])
  })

  it('notes how a file differs from the usual notation, and notes nothing else', () => {
    expect(parseCsv('a.csv', 'id,name\n1,one\n').notes).toEqual([])
    expect(parseCsv('a.csv', '\ufeffid\tname\r\n1\tone\r\n\t\r\n').notes).toEqual([
      'begins with a byte-order mark',
      'has line endings of another system',
      'has tabs between its cells',
      'has empty rows at the end',
    ])
  })
})
