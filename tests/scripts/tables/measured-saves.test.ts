import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { glossary } from '../../../scripts/tables/glossary.ts'
import { pages } from '../../../scripts/tables/pages.ts'
import { sources } from '../../../scripts/tables/provenance/sources.ts'
import { definition } from '../format/support.ts'
import { realSource } from '../support/sources.ts'

const { measuredFiles } = definition.file

/** Cells and lines that state how many saves were measured. */
const statements = [
  ...sources.rows(realSource).map(({ title }) => title),
  ...glossary.rows(realSource).map(({ term }) => term),
  ...pages.rows(realSource).map(({ description }) => description),
  readFileSync(join(process.cwd(), 'README.md'), 'utf8'),
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
})
