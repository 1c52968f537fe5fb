import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'

const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** The module of each command that is one of ours, by the name of the command. */
const modules = new Map(
  Object.entries(manifest.scripts).flatMap(([name, call]) => {
    const [, file] =
      /^node (?:--max-semi-space-size=\d+ )?--import tsx\/esm (scripts\/\S+\.ts)$/.exec(call) ?? []
    return file === undefined ? [] : [[name, file]]
  }),
)

interface Result {
  readonly exitCode: number
  readonly printed: string
  readonly complained: string
}

/**
 * Code that runs a command as `node --import tsx/esm FILE ARGUMENTS` would. A form feed ends its output, and its exit code follows on standard output,
 * ended by another.
 */
function codeOf(call: string, index: number): string {
  const [name = '', ...args] = call.split(' ')
  const file = modules.get(name)
  return `process.argv = ${JSON.stringify(['node', file, ...args])}
    process.exitCode = 0
    await import('./${file}?call=${index}') // an address of its own, so that the module runs again
    process.stdout.write('\\f' + process.exitCode + '\\f')
    process.stderr.write('\\f')`
}

/** Runs commands one after the other in one process, as each start costs a second of computing. */
function runInTurn(calls: readonly string[]): ReadonlyMap<string, Result> {
  const parameters = ['--import', 'tsx/esm', '--input-type=module', '--eval', calls.map(codeOf).join('\n')]
  const env = { ...process.env, INIT_CWD: undefined } // npm's working directory, against which verify-saves resolves paths
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { env, encoding: 'utf8' })
  const [outputs, errors] = [stdout.split('\f'), stderr.split('\f')]
  return new Map(
    calls.map((call, index) => {
      const [printed = '', exitCode] = outputs.slice(2 * index)
      return [call, { exitCode: Number(exitCode), printed, complained: errors[index] ?? '' }]
    }),
  )
}

const names = [...modules.keys()]
// All of them read their options with the same module: two stand for the others.
const unknownOptions = ['data --x', 'sheet --x']
const mistakes = readRows<Record<'call' | 'code' | 'message', string>>(
  new URL('mistakes.csv', import.meta.url),
)

const results = runInTurn([
  ...names.map(name => `${name} --help`),
  ...unknownOptions,
  ...mistakes.map(({ call }) => call),
])

describe('every command', () => {
  it('is an npm script, and tested here', () => {
    const own = readdirSync('scripts').filter(name => name.endsWith('.ts'))
    expect([...modules.values()].sort()).toEqual(own.map(name => `scripts/${name}`).sort())
  })

  it.each(names)('npm run %s explains itself with --help', name => {
    const { exitCode, printed, complained } = results.get(`${name} --help`) ?? {}
    expect(printed).toMatch(new RegExp(`^usage: npm run ${name}\\b`))
    expect(printed).not.toContain('undefined')
    expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' })
  })

  it.each(unknownOptions)('npm run %s names the unknown option and does nothing', call => {
    const { exitCode, printed, complained } = results.get(call) ?? {}
    expect(complained).toMatch(/^unknown option --x; allowed: .*--help; run with --help\n/)
    expect(complained).not.toMatch(/^ +at /m)
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: '' })
  })

  it.each(mistakes)('npm run $call reports the mistake without a stack trace', ({ call, code, message }) => {
    const { exitCode, complained = '' } = results.get(call) ?? {}
    expect(complained.split('\n')[0]).toBe(message)
    expect(complained).not.toMatch(/^ +at |ENOENT/m)
    expect(exitCode).toBe(Number(code))
  })
})
