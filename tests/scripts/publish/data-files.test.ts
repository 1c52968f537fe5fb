import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkDataFiles } from '../../../scripts/publish/data-files.ts'
import { testInFolders } from '../../support/transcripts.ts'

function check(root: string): string {
  const { problems, notes } = checkDataFiles(root)
  const lines = problems.map(({ file, line }) => `${file}:${line}`).sort()
  return [...lines, ...notes.map(note => `note: ${note}`)].map(line => `${line}\n`).join('')
}

testInFolders(new URL('data-files.txt', import.meta.url), 'check', check, root =>
  mkdirSync(join(root, 'data-csv/map'), { recursive: true }),
)
