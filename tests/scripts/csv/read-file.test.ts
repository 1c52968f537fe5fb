import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readText } from '../../../scripts/csv/read-file.ts'
import { testFolder } from '../../support/folders.ts'

it.each(['pipe', 'device'])('what is no regular file is reported and not opened: a %s', kind => {
  const root = testFolder()
  mkdirSync(join(root, 'data-csv'))
  const path = join(root, 'data-csv/weapons.csv')
  if (kind === 'pipe') execFileSync('mkfifo', [path])
  else symlinkSync('/dev/zero', path)
  const { problems } = readText(root, 'data-csv/weapons.csv')
  expect(problems).toMatchObject([{ file: 'data-csv/weapons.csv', rule: 'is a pipe, socket or device' }])
})
