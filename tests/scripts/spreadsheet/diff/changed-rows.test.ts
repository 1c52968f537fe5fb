import { beforeEach } from 'vitest'
import { csvSource } from '../../../../scripts/csv/csv-file.ts'
import { changedRows } from '../../../../scripts/spreadsheet/diff/changed-rows.ts'
import { tables } from '../../../../scripts/tables/tables.ts'
import { testFolder } from '../../../support/folders.ts'
import { testTranscripts } from '../../../support/transcripts.ts'

let root = ''
beforeEach(() => {
  root = testFolder()
})

testTranscripts(
  [new URL('changed-rows.txt', import.meta.url)],
  'changed-rows',
  () => root,
  () =>
    changedRows(root, tables, csvSource(root))
      .map(line => `${line}\n`)
      .join(''),
)
