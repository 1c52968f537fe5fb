import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { column } from '../../../../scripts/csv/engine/column.ts'
import { defineTable } from '../../../../scripts/csv/engine/define-table.ts'
import { optional } from '../../../../scripts/csv/engine/kind.ts'
import { choice } from '../../../../scripts/csv/engine/kinds/choice.ts'
import { integer } from '../../../../scripts/csv/engine/kinds/number.ts'
import { text } from '../../../../scripts/csv/engine/kinds/text.ts'
import type { AnyTable, TableColumn } from '../../../../scripts/csv/engine/table.ts'
import { parseCsv } from '../../../../scripts/csv/parse-csv.ts'
import { columnsDocument, firstCells } from '../../../../scripts/publish/tables/columns-document.ts'
import { tables } from '../../../../scripts/tables/tables.ts'

describe('the list of all columns', () => {
  const file = readFileSync('data-csv/COLUMNS.md', 'utf8')

  /** The examples in the file may become outdated as rows change, as long as they are allowed. */
  const sections = new Map(file.split('\n## [').map(part => [part.slice(0, part.indexOf('.csv]')), part]))
  const writtenExample = ({ name }: AnyTable, { name: column }: TableColumn) => {
    const row = sections
      .get(name)
      ?.split('\n')
      .find(line => line.startsWith(`| \`${column}\` |`))
    const cell = row?.split(/(?<!\\) \| /)[3] ?? ''
    return cell.replaceAll('\\|', '|').replace(/^`|`$/g, '')
  }

  it('is up to date; otherwise run `npm run columns`', () => {
    expect(file).toBe(columnsDocument(tables, writtenExample))
  })

  it('gives allowed examples; otherwise run `npm run columns`', () => {
    const examples = tables.flatMap(table =>
      table.columns
        .filter(({ isDerived }) => !isDerived)
        .map(column => ({
          name: `${table.name} ${column.name}`,
          column,
          example: writtenExample(table, column),
        })),
    )
    const wrong = examples.filter(
      ({ column, example }) => example !== '' && 'fault' in column.kind.parse(example),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(examples.filter(({ example }) => example !== '').length).toBeGreaterThan(examples.length * 0.9)
  })
})

describe('a table in the list of columns', () => {
  const table = defineTable({
    ...{ file: 'blocks/99-things.csv', title: 'Things', rowMeaning: 'one thing', page: null },
    ...{ rowType: 'Thing', constant: 'things' },
    columns: {
      count: column('Count', optional(integer({ min: 1, max: 9 })), 'How many', 'bytes'),
      size: column('Size', integer({ min: 0 }), 'How large'),
      side: column('Side', choice('left', 'right'), 'Side'),
      note: column('Note', text(), 'This | that'),
    },
  })
  const csv = parseCsv(table.file, `count,size,side,note\n,0,left,${'long '.repeat(20)}end\n3,1,right,a|b\n`)

  it('shows type, unit, example and allowed values of each column', () => {
    const lines = columnsDocument([table], firstCells({ csv: () => csv })).split('\n')
    expect(lines.slice(lines.indexOf('## [blocks/99-things.csv](blocks/99-things.csv)'))).toEqual([
      '## [blocks/99-things.csv](blocks/99-things.csv)',
      '',
      'Things: each row is one thing.',
      '',
      '| column | type | unit | example | allowed | meaning |',
      '|---|---|---|---|---|---|',
      '| `count` | whole number | bytes | `3` | 1 to 9; may be empty | How many |',
      '| `size` | whole number |  | `0` | 0 and above | How large |',
      '| `side` | one of a list |  | `left` | `left` `right` | Side |',
      '| `note` | text |  | `a\\|b` |  | This \\| that |',
      '',
    ])
  })
})
