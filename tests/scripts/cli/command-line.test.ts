import { describe, expect, it } from 'vitest'
import { CommandError } from '../../../scripts/cli/command-error.ts'
import { parseCommandLine } from '../../../scripts/cli/command-line.ts'

const line = {
  call: 'npm run example -- FILE [--check] [--out FILE]',
  help: 'Serves as an example.',
  options: { check: 'flag', out: 'value' },
  count: [1, 2],
} as const

const parse = (...args: string[]) => parseCommandLine(line, args)

describe('a command line', () => {
  it('separates flags, values and other arguments, in any order', () => {
    const { flags, values, others, isHelp } = parse('a.b', '--out', 'c.b', '--check', 'b.b')
    expect([...flags]).toEqual(['check'])
    expect([...values]).toEqual([['out', 'c.b']])
    expect(others).toEqual(['a.b', 'b.b'])
    expect(isHelp).toBe(false)
    expect(parse('a.b', '--out=c.b').values.get('out')).toBe('c.b')
  })

  it('asks for nothing else with -h or --help', () => {
    expect(parse('-h').isHelp).toBe(true)
    expect(parse('--help').isHelp).toBe(true)
  })

  it.each([
    [['a.b', '--x'], 'unknown option --x; allowed: --check, --out, --help; run with --help'],
    [['a.b', '-x'], 'unknown option -x; allowed: --check, --out, --help; run with --help'],
    [['a.b', '--toString'], 'unknown option --toString; allowed: --check, --out, --help; run with --help'],
    [['a.b', '--check=yes'], '--check takes no value; run with --help'],
    [['a.b', '--out'], '--out needs a value; run with --help'],
    [['a.b', '--out', '--check'], '--out needs a value; run with --help'],
    [['a.b', 'b.b', 'c.b'], `unexpected argument c.b; usage: ${line.call}`],
    [[], `an argument is missing; usage: ${line.call}`],
  ])('rejects %j in one sentence, with exit code 2', (args, message) => {
    expect(() => parse(...args)).toThrow(new CommandError(message, 2))
  })
})
