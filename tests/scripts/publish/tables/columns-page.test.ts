import { expect, it } from 'vitest'
import { choice, column, defineTable, integer, optional, text } from '../../../../scripts/csv/declare.ts'
import { columnsPage } from '../../../../scripts/publish/tables/columns-page.ts'
import { exampleInfo, exampleSource } from '../../support/example-table.ts'

const table = defineTable({
  ...exampleInfo,
  columns: {
    count: column('Count', optional(integer({ min: 1, max: 9 })), 'How many', 'bytes'),
    size: column('Size', integer({ min: 0 }), 'How large'),
    side: column('Side', choice('left', 'right'), 'Side'),
    note: column('Note', text(), 'This & that'),
  },
})
const source = exampleSource(`count,size,side,note\n,0,left,${'long '.repeat(20)}end\n3,1,right,a<b\n`)
const page = columnsPage([table], source, { repository: 'https://example.org/site' })

it('the page of all columns shows type, unit, example and allowed values of each', () => {
  expect(page.path).toBe('columns.html')
  const rows = `${page.content}`.split('\n').filter(line => line.startsWith('<tr><td><code>'))
  expect(rows).toEqual([
    '<tr><td><code>count</code></td><td>whole number</td><td>bytes</td><td><code>3</code></td><td>1 to 9; may be empty</td><td>How many</td></tr>',
    '<tr><td><code>size</code></td><td>whole number</td><td></td><td><code>0</code></td><td>0 and above</td><td>How large</td></tr>',
    '<tr><td><code>side</code></td><td>one of a list</td><td></td><td><code>left</code></td><td><code>left</code> <code>right</code></td><td>Side</td></tr>',
    '<tr><td><code>note</code></td><td>text</td><td></td><td><code>a&lt;b</code></td><td></td><td>This &amp; that</td></tr>',
  ])
})

it('the page of all columns lists each file and links to its page and its CSV file', () => {
  for (const part of [
    '<tr><td><a href="#blocks/99-things">blocks/99-things.csv</a></td><td>one thing</td></tr>',
    '<a href="../#/block/99">',
    '<a href="https://example.org/site/edit/main/data-csv/blocks/99-things.csv">',
  ])
    expect(page.content).toContain(part)
})
