import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../../scripts/tables/shared/named-sources.ts'
import { sourcesFit } from '../../../scripts/tables/shared/rules-on-all-tables.ts'
import { sources } from '../../../scripts/tables/sources.ts'
import { sourceWith } from '../support/sources.ts'

const heads = 'source,kind,title,author,url,licence,evidence,gave'
const commit = 'a'.repeat(40)

const sourceOf = (rows: string) => sourceWith({ [sources.file]: `${heads}\n${rows}\n` })

/** The problems of an example file, and of two tables that name sources in it. */
function complaints(rows: string, weapons = ['book'], pickups = ['book']) {
  const source = sourceOf(rows)
  const two = [
    { name: 'weapons', sources: weapons },
    { name: 'pickups', sources: pickups },
  ]
  return [...sources.problems(source), ...sourcesFit(two)(source)]
    .filter(({ rule }) => !rule.includes('of map/'))
    .map(({ file, line, columnName, rule, fix }) => `${file}:${line} ${columnName} ${rule}; ${fix}`)
}

const book = `book,documentation,A book,Someone,https://github.com/a/b/tree/${commit},,unverified,Names`
const own = 'own,own work,Own work,this site,,,,Words'

describe('the sources of the tables', () => {
  it('are valid if every name exists and every source is used', () => {
    expect(complaints(book)).toEqual([])
  })

  it('are reported if no table uses them', () => {
    const blog = book.replace('book', 'blog').replace('A book', 'A blog').replace('/b/', '/c/')
    expect(complaints(`${book}\n${blog}`)).toEqual([
      'data-csv/sources.csv:3 source is a source that no table uses; ' +
        'add it to the tables that use it, or remove the row',
    ])
  })

  it('are reported if they do not exist, with the nearest name', () => {
    expect(complaints(book, ['book', 'boook'])).toEqual([
      'data-csv/sources.csv:1 source is a source of weapons that is not in this file; ' +
        'add its row, or write book in scripts/tables',
    ])
  })

  it('have a permanent URL, except our own work, which needs no evidence level', () => {
    const rows = [
      book.replace(`tree/${commit}`, 'tree/main'),
      'mine,own work,Mine,this site,,,unverified,Words',
      'saves,own measurements,Saves,this site,,,verified,Sizes',
      'blog,documentation,A blog,Someone,,,,Names',
    ]
    const said = complaints(rows.join('\n'), ['book', 'mine', 'saves', 'blog'])
    expect(said.filter(text => text.includes('sources.csv:2 url')).join()).toContain('40 digits of a commit')
    expect(said.filter(text => text.includes('sources.csv:3')).join()).toContain('is given for own work')
    expect(said.filter(text => text.includes('sources.csv:4'))).toEqual([])
    expect(said.filter(text => text.includes('sources.csv:5')).join()).toMatch(
      /url is empty.*evidence is empty|evidence is empty.*url is empty/,
    )
  })
})

it('the sources in downloads have title, URL and evidence, in the order of the declaration', () => {
  expect(sourcesOf({ sources: ['own', 'book'] }, sourceOf(`${book}\n${own}`))).toEqual([
    { title: 'Own work' },
    { title: 'A book', path: `https://github.com/a/b/tree/${commit}`, evidence: 'unverified' },
  ])
})
