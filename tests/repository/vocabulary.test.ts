import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { retiredNames, retiredPhrases } from './vocabulary.ts'

/** The list itself. */
const own = /^tests\/repository\/vocabulary/

/** The only table that names what not to write. */
const vocabularySection = /^### Vocabulary$[\s\S]*?^## /m

/** Tracked files below some folders, or at some paths. */
function tracked(...paths: readonly string[]): readonly string[] {
  const list = execFileSync('git', ['ls-files', '--', ...paths], { encoding: 'utf8' })
  return list.split('\n').filter(file => file !== '' && !own.test(file))
}

/** Uses of retired words, as `file:line: word, write …`. */
function uses(file: string, words: typeof retiredPhrases): readonly string[] {
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
    expect(readable.flatMap(file => uses(file, retiredPhrases))).toEqual([])
  })

  it('has one name per concept: no retired identifier occurs', () => {
    const code = tracked('src', 'scripts').filter(file => /\.tsx?$/.test(file))
    expect(code.length).toBeGreaterThan(300)
    expect(code.flatMap(file => uses(file, retiredNames))).toEqual([])
  })

  it.each([
    ['src/pages/x.tsx', 'proven on files'],
    ['data-csv/x.csv', 'text behind BLOCK number 16'],
    ['README.md', 'the format, left-over bytes'],
    ['data-csv/x.csv', 'equal in 164 of 164 saves'],
  ])('detects a retired phrase in %s', (_, text) => {
    expect(retiredPhrases.some(({ pattern }) => pattern.test(text))).toBe(true)
  })
})
