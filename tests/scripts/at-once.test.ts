import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'at-once-'))
afterAll(() => rmSync(folder, { recursive: true }))

const scripts = { good: 'node -p 1+1', bad: 'node -p "2+2" && node -e "process.exit(3)"' }
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))

const run = (...names: string[]) =>
  spawnSync(process.execPath, [join(process.cwd(), 'scripts/at-once.mjs'), ...names], {
    cwd: folder,
    encoding: 'utf8',
  })

describe('scripts that run side by side', () => {
  it('pass when each of them does', () => {
    expect(run('good')).toMatchObject({ status: 0, stdout: 'passed: good\n2\n', stderr: '' })
  })

  it('fail when one of them does, which is named, and show what each has said', () => {
    const { status, stdout, stderr } = run('bad', 'good')
    expect(status).toBe(1)
    expect(stdout).toContain('passed: good\n2\n')
    expect(stdout).toContain('failed: bad\n4\n')
    expect(stderr).toBe('failed: bad\n')
  })
})
