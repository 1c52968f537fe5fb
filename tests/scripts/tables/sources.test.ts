import { describe, expect, it } from 'vitest'
import { namedSources } from '../../../scripts/tables/provenance/named-sources.ts'
import { sources } from '../../../scripts/tables/provenance/sources.ts'
import { tableSources } from '../../../scripts/tables/provenance/table-sources.ts'
import { tablesHaveSources } from '../../../scripts/tables/rules-on-all-tables.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { sourceWith } from '../support/sources.ts'

const heads = 'source,kind,title,author,url,licence,evidence,gave'
const commit = 'a'.repeat(40)

/** The problems of two example files. */
function complaints(sourceRows: string, tableRows: string) {
  const source = sourceWith({
    [sources.file]: `${heads}\n${sourceRows}\n`,
    [tableSources.file]: `table,sources\n${tableRows}\n`,
  })
  const two = tables.filter(({ name }) => ['weapons', 'pickups'].includes(name))
  const map = ['coastline', 'builtup', 'roads', 'railway', 'relief']
  const problems = [
    ...sources.problems(source),
    ...tableSources.problems(source),
    ...tableSources.crossProblems(source),
    ...tablesHaveSources(two)(source),
  ]
  return problems
    .filter(({ rule }) => !map.some(name => rule.includes(`map/${name}`)) && !rule.includes('rows'))
    .map(({ file, line, columnName, rule, fix }) => `${file}:${line} ${columnName} ${rule}; ${fix}`)
}

const book = `book,documentation,A book,Someone,https://github.com/a/b/tree/${commit},,documented,Names`

describe('the sources of the tables', () => {
  it('are valid if every table names one and every one is named', () => {
    expect(complaints(book, 'weapons,book\npickups,book')).toEqual([])
  })

  it('are reported as missing if a table names none', () => {
    expect(complaints(book, 'weapons,book')).toEqual([
      'data-csv/table-sources.csv:1 table names no source for pickups; ' +
        'add a row pickups,SOURCES with names from data-csv/sources.csv',
    ])
  })

  it('are reported if no table uses them', () => {
    const own = 'own,own work,Own work,this site,,,,Words'
    expect(complaints(`${book}\n${own}`, 'weapons,book\npickups,book')).toEqual([
      'data-csv/sources.csv:3 source is a source that no table uses; ' +
        'add it there for the tables that use it, or remove the row',
    ])
  })

  it('are reported if they or their table do not exist, with the nearest name', () => {
    expect(complaints(book, 'weapons,book boook\npickups,book\nweapon,book')).toEqual([
      'data-csv/table-sources.csv:2 sources lists boook, which is not a source of data-csv/sources.csv; write book',
      'data-csv/table-sources.csv:4 table is not a table; write weapons, or remove the row',
    ])
  })

  it('have a permanent URL, except our own work, which needs no evidence level', () => {
    const rows = [
      book.replace(`tree/${commit}`, 'tree/main'),
      'mine,own work,Mine,this site,,,guess,Words',
      'saves,own measurement,Saves,this site,,,proven,Sizes',
      'blog,documentation,A blog,Someone,,,,Names',
    ]
    const said = complaints(rows.join('\n'), 'weapons,book mine saves blog\npickups,book')
    expect(said.filter(text => text.includes('sources.csv:2 url')).join()).toContain('40 digits of a commit')
    expect(said.filter(text => text.includes('sources.csv:3')).join()).toContain('is given for own work')
    expect(said.filter(text => text.includes('sources.csv:4'))).toEqual([])
    expect(said.filter(text => text.includes('sources.csv:5')).join()).toMatch(
      /url is empty.*evidence is empty|evidence is empty.*url is empty/,
    )
  })
})

describe('the sources in downloads', () => {
  it('have title, URL and evidence, in the order of the table', () => {
    const source = sourceWith({
      [sources.file]: `${heads}\n${book}\nown,own work,Own work,this site,,,,Words\n`,
      [tableSources.file]: 'table,sources\nweapons,own book\n',
    })
    expect(namedSources(source).get('weapons')).toEqual([
      { title: 'Own work' },
      { title: 'A book', path: `https://github.com/a/b/tree/${commit}`, evidence: 'documented' },
    ])
  })
})
