import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { checkDataFiles } from '../../../scripts/publish/data-files.ts'
import { testFolder } from '../../support/folders.ts'
import { testTranscripts } from '../../support/transcripts.ts'

let root = ''
beforeEach(() => {
  root = testFolder()
  mkdirSync(join(root, 'data-csv/map'), { recursive: true })
})

function check(): string {
  const { problems, notes } = checkDataFiles(root)
  const lines = problems.map(({ file, line }) => `${file}:${line}`).sort()
  return [...lines, ...notes.map(note => `note: ${note}`)].map(line => `${line}\n`).join('')
}

testTranscripts([new URL('data-files.txt', import.meta.url)], 'check', () => root, check)
