import { describe, expect, it } from 'vitest'
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
  sequence,
  sortedBy,
  text,
  unique,
} from '../../../../scripts/csv/declare.ts'
import { exampleInfo, exampleSource, problemsOf } from '../../support/example-table.ts'

interface Row {
  readonly id: number
  readonly byteHex: string
  readonly group: 'A' | 'B'
  readonly longNote: string | null
}

const small = (...checks: Check<Row>[]) =>
  defineTable(
    {
      ...exampleInfo,
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
/** A row with other cells than usual. */
const row = ({ id = '0', byte = '00', group = 'A' }) => `${id},${byte},${group},\n`
const withIds = (ids: string) => [...ids].map(id => row({ id })).join('')
const withBytes = (...bytes: string[]) => bytes.map(byte => row({ byte })).join('')
const withGroups = (groups: string) => [...groups].map((group, id) => row({ id: `${id}`, group })).join('')

describe('a table', () => {
  it('accepts the smallest valid file', () => {
    const content = `${header}1,0A,A,\n`
    expect(problemsOf(small(), content)).toEqual([])
    const table = small().derive({ byte: column('Byte', integer(), 'Decimal') }, ({ byteHex }) => ({
      byte: Number.parseInt(byteHex, 16),
    }))
    expect(table.rows(exampleSource(content))).toEqual([
      { id: 1, byteHex: '0A', group: 'A', longNote: null, byte: 10 },
    ])
    expect(table.columns.filter(({ isDerived }) => isDerived).map(({ name }) => name)).toEqual(['byte'])
  })

  it('reports missing, unknown and duplicate columns, with the nearest name', () => {
    expect(problemsOf(small(), 'id,id,byte_hx,long_note\n1,1,0A,\n')).toEqual([
      expect.stringMatching(
        /^data-csv\/blocks\/99-things\.csv:1:2: header "id" repeats the name of column 1/,
      ),
      expect.stringMatching(
        /:1:3: header "byte_hx" is not a column of this table; .*fix: did you mean byte_hex\?$/,
      ),
      expect.stringContaining('lacks the column byte_hex'),
      expect.stringContaining('lacks the column group'),
    ])
  })

  it('reports an empty file', () => {
    expect(problemsOf(small(), '')).toEqual([expect.stringContaining('is an empty file')])
  })

  it('reports every wrong cell of a run with its line, also after a cell of two lines', () => {
    const content = `${header}x,0A,A,\n1,0a,C,"a\nb"\n2,0,A,it’s\n`
    const positions = problemsOf(small(), content).map(line => /:(\d+:\d+):/.exec(line)?.[1])
    expect(positions).toEqual(['2:1', '3:2', '3:3', '3:4', '5:2', '5:4'])
  })
})

describe('a rule over all rows', () => {
  it.each<[rule: string, check: Check<Row>, rows: string]>([
    ['as many as declared', rowCount(1), withIds('1')],
    ['repeated empty keys', unique('longNote'), withIds('12')],
    ['hex numbers in sequence', sequence('byteHex', { radix: 16 }), withBytes('00', '01', '02')],
    ['as many of each value as declared', countsPer('group', { A: 1, B: 1 }), withGroups('AB')],
    ['values that agree', determines('byteHex', 'group'), withBytes('00', '00')],
  ])('allows %s', (_, check, rows) => {
    expect(problemsOf(small(check), header + rows)).toEqual([])
  })

  it.each<[fault: string, check: Check<Row>, rows: string, ...problems: RegExp[]]>([
    ['another number of them', rowCount(2), withIds('1'), /allowed: 2 rows/],
    ['only the wrong cell of a row, which counts', rowCount(1), withIds('x'), /:2:1: id "x"/],
    ['both rows of a repeated key', unique('id'), withIds('121'), /:4:1: id "1" repeats 1 of line 2/],
    [
      'the repeated key that is out of order',
      unique('id'),
      withIds('13234'),
      /:3:1: id "3" repeats 3 of line 5/,
    ],
    [
      'a gap once, not in every later row',
      sequence('id'),
      withIds('0134'),
      /:4:1: id "3" breaks .* expected 2/,
    ],
    ['another first number', sequence('byteHex', { first: 10, radix: 16 }), withBytes('0B'), /write 0A/],
    ['each value with other counts', countsPer('group', { A: 2, B: 0 }), withGroups('AB'), /A/, /B/],
    [
      'values that differ but should agree',
      determines('byteHex', 'group'),
      row({}) + row({ group: 'B' }),
      /differs from line 2/,
    ],
    [
      'the row out of order, not the one below it',
      sortedBy('id'),
      withIds('12934'),
      /:4:1: id "9" is above line 5, but belongs below it/,
    ],
    [
      'one that is apart from its group',
      grouped('group'),
      withGroups('ABA'),
      /:4:3: group "A" is apart from .* the last in line 2/,
    ],
  ])('reports %s', (_, check, rows, ...problems) => {
    expect(problemsOf(small(check), header + rows)).toEqual(
      problems.map(problem => expect.stringMatching(problem)),
    )
  })

  it('reports where a sequence breaks, not the last of too few rows', () => {
    expect(problemsOf(small(sequence('id'), rowCount(5)), header + withIds('0134'))).toHaveLength(1)
  })
})
