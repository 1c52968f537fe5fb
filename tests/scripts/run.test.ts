import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('a command whose bundle cannot be written says so in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'))
  writeFileSync(join(folder, 'command.ts'), 'console.info("ran")')
  const run = () => {
    const runner = join(process.cwd(), 'scripts/run.mjs')
    return spawnSync(process.execPath, [runner, 'command.ts'], { cwd: folder, encoding: 'utf8' })
  }
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.cache'), 'a file')
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^node_modules\/\.cache\/commands\/command\.mjs:1:1: .*; fix: .*\n1 problem\n$/,
    ),
  })
  rmSync(join(folder, 'node_modules/.cache'))
  expect(run()).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' })
  rmSync(folder, { recursive: true })
})
