import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CommandError } from '../../../../scripts/cli/command-error.ts'
import { inputs } from '../../../../scripts/csv/inputs.ts'
import {
  buildAtCommit,
  findCommit,
  uncommittedFiles,
} from '../../../../scripts/spreadsheet/diff/build-at-commit.ts'
import { fileFolder, testFolder } from '../../../support/folders.ts'
import { git } from './git.ts'

const root = fileFolder()

beforeAll(() => {
  git(root, 'init', '--quiet')
  mkdirSync(join(root, 'data-csv'))
  writeFileSync(join(root, 'data-csv/a.csv'), 'id\n1\n')
  writeFileSync(join(root, 'README.md'), 'x')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'one')
})

describe('the commit to compare with', () => {
  it('is found by any name that git knows', () => {
    git(root, 'tag', 'v1')
    expect(findCommit(root, 'v1')).toBe(git(root, 'rev-parse', 'HEAD'))
  })

  it.each(['nothing', '--help', 'HEAD:README.md'])('is reported if git does not know it: %s', name => {
    expect(() => findCommit(root, name)).toThrow(CommandError)
    expect(() => findCommit(root, name)).toThrow(
      `unknown commit "${name}"; fix: name a commit, branch or tag`,
    )
  })

  it('is reported if there is no repository', () => {
    expect(() => findCommit(tmpdir(), 'HEAD')).toThrow('not a git repository')
  })
})

it('uncommitted files are listed wherever the data comes from, and no others', () => {
  const sources = [
    'data-csv/c.csv',
    'package-lock.json',
    'package.json',
    'scripts/c.ts',
    'src/shared/hex.ts',
    'src/site/icons/radar/00.svg',
  ]
  const others = ['src/app/theme.css', 'src/site/icons/close.svg']
  for (const file of [...sources, ...others]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'old')
  }
  git(root, 'add', '.')
  expect(uncommittedFiles(root, inputs)).toEqual(sources)
})

it.each([
  ['git does not give its files', 'nothing'],
  ['they cannot be built', 'HEAD'],
])('the data of a commit leaves no folder and no worktree behind if %s', (_, commit) => {
  const home = testFolder()
  vi.stubEnv('TMPDIR', home)
  try {
    expect(() => buildAtCommit(root, commit)).toThrow(CommandError)
    expect(readdirSync(home)).toEqual([])
    expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1)
  } finally {
    vi.unstubAllEnvs()
  }
})
