import { describe, expect, it } from 'vitest'
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
})
