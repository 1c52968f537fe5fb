import { csvSource } from '../../../../scripts/csv/csv-file.ts'
import { changedRows } from '../../../../scripts/spreadsheet/diff/changed-rows.ts'
import { tables } from '../../../../scripts/tables/tables.ts'
import { testInFolders } from '../../../support/transcripts.ts'

testInFolders(new URL('changed-rows.txt', import.meta.url), 'changed-rows', root =>
  changedRows(root, tables, csvSource(root))
    .map(line => `${line}\n`)
    .join(''),
)
