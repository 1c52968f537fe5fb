import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { normaliseAll } from '../../../../scripts/spreadsheet/normalise/normalise-table.ts'
import { fileFolder } from '../../../support/folders.ts'

const root = fileFolder()

it('fixes the files that need it, lists the changes, and has nothing to do a second time', () => {
  cpSync('data-csv', join(root, 'data-csv'), { recursive: true })
  const path = join(root, 'data-csv/pickups.csv')
  const good = readFileSync(path, 'utf8')
  writeFileSync(path, Papa.unparse(Papa.parse<string[]>(good).data, { delimiter: ';', newline: '\r\n' }))
  rmSync(join(root, 'data-csv/blocks/10-gangs.csv'))
  rmSync(join(root, 'data-csv/threads.csv'))
  execFileSync('mkfifo', [join(root, 'data-csv/threads.csv')])
  const gone = ['threads', 'blocks/10-gangs'].map(
    name => `data-csv/${name}.csv: left unchanged, it cannot be read`,
  )
  expect(normaliseAll(root)).toEqual(
    expect.arrayContaining([
      'data-csv/pickups.csv: had line endings of another system',
      'data-csv/pickups.csv: had semicolons between its cells',
      ...gone,
    ]),
  )
  expect(readFileSync(path, 'utf8')).toBe(good)
  expect(normaliseAll(root)).toEqual(gone)
})
