import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { glossary } from '../../../scripts/tables/glossary.ts'
import { pages } from '../../../scripts/tables/pages.ts'
import { sources } from '../../../scripts/tables/provenance/sources.ts'
import { definition, mobileCodec } from '../format/support.ts'
import { realSource } from '../support/sources.ts'

const { measuredFiles } = definition.file
const readme = readFileSync(join(process.cwd(), 'README.md'), 'utf8')

/** Cells and lines that state how many saves were measured. */
const statements = [
  ...sources.rows(realSource).map(({ title }) => title),
  ...glossary.rows(realSource).map(({ term }) => term),
  ...pages.rows(realSource).map(({ description }) => description),
  readme,
].flatMap(text =>
  [...text.matchAll(/([\d,]+) (?:real|public PC) saves\b(?! of the mobile)|^([\d,]+) saves$/g)].map(
    ([, described, named]) => described ?? named,
  ),
)

describe('the number of measured saves', () => {
  it('is the same in file.csv, the sources, the glossary, page descriptions and README', () => {
    expect(statements.length).toBeGreaterThanOrEqual(4)
    expect(new Set(statements)).toEqual(new Set([measuredFiles.toLocaleString('en-US')]))
  })

  it('of phones and tablets is the same in file.csv and README', () => {
    const mobileFiles = mobileCodec.definition.file.measuredFiles
    expect(readme).toContain(`saves of four versions, and ${mobileFiles} of phones and tablets`)
  })
})
