import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tables } from '../../../scripts/tables/tables.ts'

it('the README lists each file with what a row is and where it is shown', () => {
  const readme = readFileSync('data-csv/README.md', 'utf8')
  const lines = readme.split('\n').filter(line => line.startsWith('| [`'))
  // The README files of the map and the format describe their own files.
  const described = tables.filter(({ name }) => !/^(map|format)\//.test(name))
  expect(lines).toEqual(
    described.map(
      ({ name, rowMeaning, page }) => `| [\`${name}.csv\`](${name}.csv) | ${rowMeaning} | \`#${page}\` |`,
    ),
  )
})
