import { describe, expect, it } from 'vitest'
import { column, defineTable, integer, optional, text } from '../../../../scripts/csv/declare.ts'
import { exampleInfo, problemsOf } from '../../support/example-table.ts'

const names = defineTable({
  ...exampleInfo,
  columns: {
    id: column('ID', integer(), 'Number'),
    title: column('Title', text(), 'Title'),
    note: column('Note', optional(text()), 'Note'),
  },
})

describe('two exchanged columns', () => {
  it('are reported if their cells fit either way', () => {
    expect(problemsOf(names, 'id,note,title\n1,a,b\n')).toEqual([
      expect.stringMatching(/:1:2: header "note" has exchanged its position with title/),
    ])
  })

  it.each(['id,note,title\n1,,b\n', 'title,id,note\nb,1,a\n'])(
    'are accepted if their cells show which is which: %j',
    content => {
      expect(problemsOf(names, content)).toEqual([])
    },
  )
})
