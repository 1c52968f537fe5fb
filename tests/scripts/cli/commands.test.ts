import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** The module of each command that is one of ours, by the name of the command. */
const modules = new Map(
  Object.entries(manifest.scripts).flatMap(([name, call]) => {
    const [, file] = /^tsx (scripts\/\S+\.ts)$/.exec(call) ?? []
    return file === undefined ? [] : [[name, file]]
  }),
)

interface Result {
  readonly exitCode: number
  readonly printed: string
  readonly complained: string
}

/** Runs a command as npm does, without the process that tsx itself would add. */
function run(name: string, ...args: readonly string[]): Promise<Result> {
  return new Promise(done => {
    const call = ['--import', 'tsx', modules.get(name) ?? '', ...args]
    const child = execFile(process.execPath, call, (_, printed, complained) => {
      done({ exitCode: child.exitCode ?? -1, printed, complained })
    })
  })
}

describe('every command', () => {
  it('is tested here', () => {
    expect([...modules.keys()]).toContain('bench:site')
    expect(modules.size).toBeGreaterThanOrEqual(10)
  })

  it.each([...modules.keys()])('npm run %s explains itself with --help', async name => {
    const { exitCode, printed, complained } = await run(name, '--help')
    expect(printed).toMatch(new RegExp(`^usage: npm run ${name}\\b`))
    expect(printed).not.toContain('undefined')
    expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' })
  })

  // All of them read their options with the same module: two stand for the others.
  it.each(['data', 'sheet'])('npm run %s names an unknown option and does nothing', async name => {
    const { exitCode, printed, complained } = await run(name, '--x')
    expect(complained).toMatch(/^unknown option --x; allowed: .*--help; run with --help\n/)
    expect(complained).not.toMatch(/^ +at /m)
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: '' })
  })

  it.each([
    ['sheet', ['read', 'missing.xlsx'], 'missing.xlsx: there is no such file or folder\n', 1],
    ['sheet', ['read', 'docs'], 'docs: is a folder, not a file\n', 1],
    ['sheet', ['read'], 'read needs one file, e.g. npm run sheet -- read facts.xlsx\n', 2],
    ['bench', ['README.md'], 'README.md: not a sound save; see npm run verify-saves\n', 1],
    ['bench', ['missing'], 'missing: there is no such file or folder\n', 1],
    ['precompress', ['missing'], 'missing contains no built site; run npm run build first, or', 1],
    ['bench:site', ['missing'], 'missing contains no built site; run npm run build first, or', 1],
    ['faults', ['--seed', 'x'], '--seed: x is not a whole number\n', 2],
    ['verify-saves', ['missing.b'], 'missing.b: there is no such file or folder\n', 1],
    ['verify-saves', ['--evidence', 'missing.b'], 'missing.b: there is no such file or folder\n', 1],
    ['data-diff', ['missing'], 'unknown commit "missing"; fix: name a commit, branch or tag', 1],
  ])('npm run %s %j reports the mistake without a stack trace', async (name, args, message, expected) => {
    const { exitCode, complained } = await run(name, ...args)
    expect(complained.slice(0, message.length)).toBe(message)
    expect(complained).not.toMatch(/^ +at |ENOENT/m)
    expect(exitCode).toBe(expected)
  })
})
