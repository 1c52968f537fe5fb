import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../../scripts/csv/csv-file.ts'
import {
  type Check,
  choice,
  column,
  countsPer,
  defineTable,
  determines,
  grouped,
  hex,
  integer,
  optional,
  rowCount,
  type Source,
  sequence,
  sortedBy,
  text,
  unique,
} from '../../../../scripts/csv/declare.ts'
import { formatProblem } from '../../../../scripts/csv/report.ts'

interface Row {
  readonly id: number
  readonly byteHex: string
  readonly group: 'A' | 'B'
  readonly longNote: string | null
}

const small = (...checks: Check<Row>[]) =>
  defineTable(
    {
      file: 'small.csv',
      title: 'Small',
      rowMeaning: 'one thing',
      page: '/',
      rowType: 'Small',
      constant: 'smalls',
      sources: [],
      columns: {
        id: column('ID', integer(), 'Number'),
        byte_hex: column('Byte', hex(2), 'Byte'),
        group: column('Group', choice('A', 'B'), 'Group'),
        long_note: column('Note', optional(text()), 'Note'),
      },
    },
    checks,
  )

const header = 'id,byte_hex,group,long_note\n'
const file = (content: string): Source => {
  const csv = parseCsv('data-csv/small.csv', content)
  return { csv: () => csv }
}
const problems = (content: string, ...checks: Check<Row>[]) =>
  small(...checks)
    .problems(file(content))
    .map(problem => formatProblem(problem))

describe('a table', () => {
  it('accepts the smallest valid file', () => {
    expect(problems(`${header}1,0A,A,\n`)).toEqual([])
    expect(small().rows(file(`${header}1,0A,A,\n`))).toEqual([
      { id: 1, byteHex: '0A', group: 'A', longNote: null },
    ])
  })

  it('reports missing, unknown and duplicate columns, with the nearest name', () => {
    const found = problems('id,id,byte_hx,long_note\n1,1,0A,\n')
    expect(found).toEqual([
      expect.stringMatching(/^data-csv\/small\.csv:1:2: header "id" repeats the name of column 1/),
      expect.stringMatching(
        /:1:3: header "byte_hx" is not a column of this table; .*fix: did you mean byte_hex\?$/,
      ),
      expect.stringContaining('lacks the column byte_hex'),
      expect.stringContaining('lacks the column group'),
    ])
  })

  it('reports every wrong cell of a run with its line', () => {
    expect(problems(`${header}x,0A,A,\n1,0a,C,"a\nb"\n2,00,A,ok\n`).map(line => line.split(': ')[0])).toEqual(
      [
        'data-csv/small.csv:2:1',
        'data-csv/small.csv:3:2',
        'data-csv/small.csv:3:3',
        'data-csv/small.csv:3:4',
      ],
    )
    expect(problems(`${header}1,0A,A,"a\nb"\n2,0,A,\n`)[1]).toContain('small.csv:4:2')
  })
})

describe('the rules over all rows', () => {
  it('count rows', () => {
    expect(problems(`${header}1,0A,A,\n`, rowCount(1))).toEqual([])
    expect(problems(`${header}1,0A,A,\n`, rowCount(2))).toEqual([expect.stringContaining('allowed: 2 rows')])
  })

  it('count a row with a wrong cell as a row', () => {
    expect(problems(`${header}x,0A,A,\n`, rowCount(1))).toHaveLength(1)
  })

  it('report both rows of a repeated key', () => {
    const found = problems(`${header}1,0A,A,\n2,0B,A,\n1,0C,A,\n`, unique('id'))
    expect(found).toEqual([expect.stringMatching(/:4:1: id "1" repeats 1 of line 2/)])
  })

  it('allow repeated empty keys', () => {
    expect(problems(`${header}1,0A,A,\n2,0B,A,\n`, unique('longNote'))).toEqual([])
  })

  it('report a gap once and not again in every later row', () => {
    const rows = `${header}0,00,A,\n1,01,A,\n3,02,A,\n4,03,A,\n`
    expect(problems(rows, sequence('id'))).toEqual([expect.stringContaining('expected 2')])
    expect(problems(rows, sequence('byteHex', { radix: 16 }))).toEqual([])
    expect(problems(`${header}0,0B,A,\n`, sequence('byteHex', { first: 10, radix: 16 }))).toEqual([
      expect.stringContaining('write 0A'),
    ])
  })

  it('count the rows of each value', () => {
    const rows = `${header}0,00,A,\n1,01,B,\n`
    expect(problems(rows, countsPer('group', { A: 1, B: 1 }))).toEqual([])
    expect(problems(rows, countsPer('group', { A: 2, B: 0 }))).toHaveLength(2)
  })

  it('find values that differ but should agree', () => {
    const rows = `${header}5,00,A,\n5,01,B,\n`
    expect(problems(rows, determines('id', 'group'))).toEqual([
      expect.stringContaining('differs from line 2'),
    ])
    expect(problems(rows, determines('byteHex', 'group'))).toEqual([])
  })
})

describe('the row with a fault', () => {
  const rows = (...ids: number[]) => header + ids.map(id => `${id},00,A,\n`).join('')

  it('is the one out of order, not the one below it', () => {
    expect(problems(rows(1, 2, 9, 3, 4), sortedBy('id'))).toEqual([
      expect.stringMatching(/^data-csv\/small\.csv:4:1: id "9" is above line 5, but belongs below it/),
    ])
    expect(problems(rows(1, 3, 2, 3, 4), unique('id'))).toEqual([
      expect.stringMatching(/^data-csv\/small\.csv:3:1: id "3" repeats 3 of line 5/),
    ])
  })

  it('is where a sequence breaks, not the last one of too few', () => {
    expect(problems(rows(0, 1, 3, 4), sequence('id'), rowCount(5))).toEqual([
      expect.stringMatching(/^data-csv\/small\.csv:4:1: id "3" breaks the sequence; expected 2/),
    ])
  })

  it('is one that stands apart from its group', () => {
    expect(problems(`${header}1,00,A,\n2,00,B,\n3,00,A,\n`, grouped('group'))).toEqual([
      expect.stringMatching(/^data-csv\/small\.csv:4:3: group "A" is apart from .* the last in line 2/),
    ])
  })
})

describe('derived columns', () => {
  it('are added to the rows and marked as derived', () => {
    const table = small().derive({ byte: column('Byte', integer(), 'Decimal') }, ({ byteHex }) => ({
      byte: Number.parseInt(byteHex, 16),
    }))
    expect(table.rows(file(`${header}1,0A,A,\n`))).toEqual([
      { id: 1, byteHex: '0A', group: 'A', longNote: null, byte: 10 },
    ])
    expect(table.columns.filter(({ isDerived }) => isDerived).map(({ name }) => name)).toEqual(['byte'])
  })
})
