import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tables } from '../../../scripts/tables/tables.ts'
import { realSource, sourceWithFiles } from '../support/sources.ts'

/** All except the script variables, which take long to read. */
const short = tables.filter(({ file }) => realSource.csv(file).rows.length < 5000)

it('a missing row is reported with the number to write and its module', () => {
  const source = sourceWithFiles(
    short.map(({ file }) => ({ ...realSource.csv(file), rows: realSource.csv(file).rows.slice(0, -1) })),
  )
  const fixes = short.flatMap(table => table.problems(source)).map(({ fix }) => fix)
  const told = fixes.flatMap(fix => {
    const [, count, module] = /change (\d+) to \d+ in (\S+\.ts)/.exec(fix) ?? []
    return count === undefined || module === undefined ? [] : [{ count, module }]
  })
  expect(told.length).toBeGreaterThan(25)
  const wrong = told.filter(({ count, module }) => {
    if (!existsSync(module)) return true
    const code = readFileSync(module, 'utf8')
    return !new RegExp(`\\b${count}\\b|rowCount\\([a-z]\\w+`, 'i').test(code)
  })
  expect(wrong).toEqual([])
})
