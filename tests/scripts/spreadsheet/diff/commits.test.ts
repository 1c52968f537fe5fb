import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { CommandError } from '../../../../scripts/cli/command-error.ts'
import {
  buildAtCommit,
  findCommit,
  uncommittedFiles,
} from '../../../../scripts/spreadsheet/diff/build-at-commit.ts'
import { testInFolders } from '../../../support/transcripts.ts'

const firstCommit = `git init --quiet --initial-branch main
mkdir data-csv
echo 'id' > data-csv/a.csv
echo x > README.md
git add .
git -c user.name=a -c user.email=a@example.org commit --quiet -m one`

function perform(root: string, call: string): string {
  const [, command, name = '', , file] = call.split(' ')
  vi.stubEnv('TMPDIR', join(root, 'tmp'))
  try {
    if (command === 'uncommitted') return uncommittedFiles(root).join('\n').concat('\n')
    if (command === 'build') return `built ${Object.keys(buildAtCommit(root, name))}\n`
    const found = `${findCommit(root, name)}\n`
    if (file !== undefined) writeFileSync(join(root, file), found)
    return file === undefined ? found : ''
  } catch (error) {
    if (error instanceof CommandError) return `${error.message}\n`
    throw error
  } finally {
    vi.unstubAllEnvs()
  }
}

testInFolders(new URL('commits.txt', import.meta.url), 'commits', perform, root =>
  execFileSync('sh', ['-c', firstCommit], { cwd: root }),
)
