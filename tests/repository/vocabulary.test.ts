import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRows } from '../support/csv-rows.ts'

/** Words that are no longer used, and what to write instead: phrases in no text, in any case, and names in no code. */
const list = 'tests/repository/retired-words.csv'

// "Save place" is the game's own term, "restart places" the name of block 08 in the format.
const retired = (wanted: 'phrase' | 'name') =>
  readRows<Record<'kind' | 'pattern' | 'instead', string>>(list).flatMap(({ kind, pattern, instead }) =>
    kind === wanted ? { pattern: new RegExp(pattern, kind === 'phrase' ? 'i' : ''), instead } : [],
  )
const phrases = retired('phrase')
const names = retired('name')

/** What names such words: the list, and this test. */
const own = /^tests\/repository\/(?:vocabulary|retired-words)/

/** The only table that names what not to write. */
const vocabularySection = /^### Vocabulary$[\s\S]*?^## /m

/** Tracked files below some folders, or at some paths. */
function tracked(...paths: readonly string[]): readonly string[] {
  const list = execFileSync('git', ['ls-files', '--', ...paths], { encoding: 'utf8' })
  return list.split('\n').filter(file => file !== '' && !own.test(file))
}

/** Uses of retired words, as `file:line: word, write …`. */
function uses(file: string, words: typeof phrases): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const isGuide = file === 'CONTRIBUTING.md'
  const lines = (isGuide ? text.replace(vocabularySection, '') : text).split('\n')
  return words.flatMap(({ pattern, instead }) =>
    lines.flatMap((line, index) => {
      const found = pattern.exec(line)?.[0]
      return found === undefined ? [] : [`${file}:${index + 1}: "${found}", write: ${instead}`]
    }),
  )
}

describe('the vocabulary', () => {
  it('of CONTRIBUTING is used in every text: no retired phrase occurs', () => {
    const texts = tracked('data-csv', 'docs', '.github', '*.md', 'src', 'scripts', 'snippets', 'tests')
    const readable = texts.filter(file => /\.(?:csv|md|ya?ml|tsx?|html)$/.test(file))
    expect(readable.length).toBeGreaterThan(500)
    expect(readable.flatMap(file => uses(file, phrases))).toEqual([])
  })

  it('has one name per concept: no retired identifier occurs', () => {
    const code = tracked('src', 'scripts').filter(file => /\.tsx?$/.test(file))
    expect(code.length).toBeGreaterThan(300)
    expect(code.flatMap(file => uses(file, names))).toEqual([])
  })

  it('has its phrases from the list', () => {
    expect(phrases.filter(({ pattern }) => pattern.test('the format, Left-over bytes'))).toHaveLength(1)
  })
})
