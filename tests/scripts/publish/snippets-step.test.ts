import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeText } from '#shared/code-token.ts'
import { highlight, snippetsStep, unknownDownloads } from '../../../scripts/publish/snippets-step.ts'
import { languages } from '../../../scripts/tables/languages.ts'
import { cellAt, realSource, sourceWithFiles, withCells } from '../support/sources.ts'

const root = process.cwd()

/** The real data with the last letter of a cell of the first language doubled. */
function withTypo(column: string) {
  const cell = cellAt(languages.file, 2, column)
  return sourceWithFiles([withCells(languages.file, 2, { [column]: `${cell}${cell.at(-1)}` })])
}

const [first] = languages.rows(realSource)

describe('a language', () => {
  it('with a file that is not an example is reported, with the nearest', () => {
    const { problems, modules } = snippetsStep({ root, source: withTypo('file') })
    expect(problems).toMatchObject([{ line: 2, columnName: 'file', fix: `write ${first?.file}` }])
    expect(modules).toBeUndefined()
  })

  it('with a download that the site does not have is reported, with the nearest', () => {
    const paths = languages.rows(realSource).map(({ download }) => download)
    expect(unknownDownloads(realSource, paths)).toEqual([])
    expect(unknownDownloads(withTypo('download'), paths)).toMatchObject([
      { line: 2, columnName: 'download', fix: `write ${first?.download}` },
    ])
  })

  it('has its example among the generated modules, in colours and without a lost letter', () => {
    const [module] = snippetsStep({ root, source: realSource }).modules ?? []
    for (const { file } of languages.rows(realSource)) {
      const text = readFileSync(`snippets/${file}`, 'utf8').trimEnd()
      const tokens = highlight(file, text)
      expect(codeText(tokens)).toBe(text)
      expect(tokens.filter(token => typeof token !== 'string').length, file).toBeGreaterThan(2)
      expect(module?.content).toContain(JSON.stringify(tokens))
    }
  })
})
