import { describe, expect, it } from 'vitest'
import { tableCsv, tableJson } from '../../../scripts/publish/tables/tables-step.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { csvText, jsonText, rowJson } from '../../../src/table/rowsText.ts'
import type { FileContent } from '../../../src/table/tableDefinition.ts'
import { realSource } from '../../scripts/support/sources.ts'
import { required } from '../../support/required.ts'

const modules = import.meta.glob<Readonly<Record<string, FileContent>>>('../../../src/generated/**/*.ts')

/** Table data as the pages have it: rows, and columns in the order of the file. */
async function pageOf({ name, constant }: { name: string; constant: string }): Promise<FileContent> {
  const module = await modules[`../../../src/generated/${name}.ts`]?.()
  return required(module?.[`${constant}Table`], `module of ${name}`)
}

const withModule = tables.filter(({ hasModule }) => hasModule)

describe('a table as text', () => {
  it.each(withModule)('$name is the same from its page and from its files', async table => {
    const { rows, columns } = await pageOf(table)
    expect(csvText(columns, rows)).toBe(tableCsv(table, realSource))
    expect(jsonText(columns, rows)).toBe(tableJson(table, realSource))
  })

  const columns = [{ key: 'nameOfIt' }, { key: 'isNew' }, { key: 'count' }]
  const rows = [
    { nameOfIt: '=HYPERLINK("x")', isNew: true, count: -3, parts: [1] },
    { nameOfIt: 'a, "b"', isNew: false, count: null, parts: [] },
  ]

  it('has the requested columns, quotes where needed and protects against formulas in spreadsheets', () => {
    expect(csvText(columns, rows)).toBe(
      ['name_of_it,is_new,count', `"'=HYPERLINK(""x"")",yes,-3`, '"a, ""b""",no,', ''].join('\n'),
    )
  })

  it('keeps types in JSON, with lists and keys first, and leaves out values that are not plain', () => {
    expect(JSON.parse(jsonText([...columns, { key: 'parts' }], rows))).toEqual([
      { name_of_it: '=HYPERLINK("x")', is_new: true, count: -3, parts: null },
      { name_of_it: 'a, "b"', is_new: false, count: null, parts: null },
    ])
    const texts = { users: 'A B', names: 'a b, c', ids: '4 17', size: '12', none: null, title: 'x', id: 7 }
    const forms = [
      { key: 'title' },
      { key: 'users', json: 'words' },
      { key: 'names', json: 'phrases' },
      { key: 'ids', json: 'numbers' },
      { key: 'size', json: 'number' },
      { key: 'none', json: 'words' },
      { key: 'id', isKey: true },
    ] as const
    expect(rowJson(forms, texts)).toBe(
      '{"id":7,"title":"x","users":["A","B"],"names":["a b","c"],"ids":[4,17],"size":12,"none":[]}',
    )
    expect(rowJson([{ key: 'count' }], rows[0] ?? {})).toBe('{"count":-3}')
  })
})
