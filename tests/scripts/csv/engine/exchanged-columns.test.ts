import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../../scripts/csv/csv-file.ts'
import { column, defineTable, integer, optional, text } from '../../../../scripts/csv/declare.ts'
import { formatProblem } from '../../../../scripts/csv/report.ts'

describe('two exchanged columns', () => {
  const names = defineTable({
    file: 'small.csv',
    title: 'Small',
    rowMeaning: 'one thing',
    page: '/',
    rowType: 'Small',
    constant: 'smalls',
    sources: [],
    columns: {
      id: column('ID', integer(), 'Number'),
      title: column('Title', text(), 'Title'),
      note: column('Note', optional(text()), 'Note'),
    },
  })
  const problemsOf = (content: string) =>
    names
      .problems({ csv: () => parseCsv('data-csv/small.csv', content) })
      .map(problem => formatProblem(problem))

  it('are reported if their cells fit either way', () => {
    expect(problemsOf('id,note,title\n1,a,b\n')).toEqual([
      expect.stringMatching(/^data-csv\/small\.csv:1:2: header "note" has exchanged its position with title/),
    ])
  })

  it('are accepted if their cells show which is which', () => {
    expect(problemsOf('id,note,title\n1,,b\n')).toEqual([])
    expect(problemsOf('title,id,note\nb,1,a\n')).toEqual([])
  })
})
