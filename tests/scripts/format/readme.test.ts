import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatTables } from '../../../scripts/tables/tables.ts'

it('the README of the format lists each file with what a row is', () => {
  const readme = readFileSync('data-csv/format/README.md', 'utf8')
  const lines = readme.split('\n').filter(line => line.startsWith('| [`'))
  expect(lines.sort()).toEqual(
    formatTables
      .map(({ name, rowMeaning }) => {
        const file = `${name.replace('format/', '')}.csv`
        return `| [\`${file}\`](${file}) | ${rowMeaning} |`
      })
      .sort(),
  )
})
