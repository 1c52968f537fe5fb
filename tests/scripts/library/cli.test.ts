import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paintFor } from '../../../scripts/library/cli/command.ts'
import { complaintOf, giveShells, inFolder, jsonBy, printedBy, recipes, run, shell } from './cli-shell.ts'
import { library, typicalBytes } from './support.ts'

const { parseSave } = library

giveShells()

const money = 'block15.money'
const read = (name: string) => parseSave(readFileSync(inFolder(name)))

describe('gtasa-save', () => {
  it.each(['-h', '--help', 'help'])('prints its help with %s', option => {
    expect(run(option)).toBe(0)
    for (const name of ['inspect', 'get', 'set', 'diff', 'where', 'recipe', 'verify'])
      expect(shell.printed).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    expect(shell.printed).toMatch(/Exit code:\n {2}0 .*\n {2}1 .*\n {2}2 /)
  })

  it('prints its version', () => {
    expect(printedBy('--version')).toBe('1.2.3\n')
  })

  it.each([
    [[], 'usage: gtasa-save COMMAND'],
    [['nope'], 'unknown command nope; run gtasa-save --help'],
    [['toString'], 'unknown command toString'],
    [['get'], 'usage: gtasa-save get FILES or FOLDERS PATH'],
    [['get', 'a'], 'usage: gtasa-save get'],
    [['diff', 'a', 'b', 'c'], 'usage: gtasa-save diff A B'],
    [['get', 'a', money, '--yaml'], 'unknown option --yaml; allowed: --json, --help'],
    [['get', 'a', money, '--out', 'b'], 'unknown option --out'],
    [['set', 'a', 'x=1', '--out'], '--out needs a value'],
    [['verify'], 'an argument is missing; usage: gtasa-save verify FILES or FOLDERS [--json] [--strict]'],
    [['verify', '--yaml'], 'unknown option --yaml'],
    [['verify', '-x'], 'unknown option -x'],
    [['verify', '--toString'], 'unknown option --toString'],
    [['verify', 'a', '--json=yes'], '--json takes no value; run with --help'],
    [['set', 'a', 'x=1', '--out', '--force'], '--out needs a value'],
    [['recipe'], 'recipe needs FILE and NAME, or --list'],
  ])('rejects %j with exit code 2', (args, words) => {
    expect(complaintOf(2, ...args)).toContain(words)
    expect(shell.printed).toBe('')
  })

  it.each(['inspect', 'get', 'set', 'diff', 'where', 'recipe', 'verify'])(
    'prints the help of the command %s',
    name => {
      expect(printedBy(name, '--help')).toContain(`usage: gtasa-save ${name} `)
    },
  )

  it('writes colours only to a terminal, and only if enabled', () => {
    expect(paintFor({ isTTY: true }, undefined)('path', 'x')).toBe('\u001b[36mx\u001b[0m')
    expect(paintFor({}, undefined)('path', 'x')).toBe('x')
    expect(paintFor({ isTTY: true }, '1')('path', 'x')).toBe('x')
  })
})

describe.each([
  ['inspect', []],
  ['get', [money]],
  ['set', [`${money}=1`, '--out', 'never.b']],
  ['where', [money]],
  ['recipe', ['set-money', '--out', 'never.b']],
] as const)('gtasa-save %s', (name, rest) => {
  it('explains what is wrong with a file, and writes nothing', () => {
    writeFileSync(inFolder('cut.b'), typicalBytes.subarray(0, 5000))
    mkdirSync(inFolder('folder.b'))
    for (const [file, words] of [
      ['none.b', /none.b: there is no such file/],
      ['folder.b', /folder.b: (is a folder, not a file|contains no save files)/],
      ['cut.b', /the file has 5000 bytes, a save has 202752/],
    ] as const) {
      expect(complaintOf(1, name, inFolder(file), ...rest)).toMatch(words)
    }
    expect(existsSync('never.b')).toBe(false)
  })
})

describe('gtasa-save inspect', () => {
  it('shows the version, the money and all blocks', () => {
    expect(printedBy('inspect', shell.save)).toMatch(/^version +FD148DF6/m)
    expect(shell.printed).toMatch(/^money +-?\d+$/m)
    expect(shell.printed).toMatch(/^12 Parked cars +\d+ +7322 {2}car_count=208$/m)
  })

  it('prints JSON', () => {
    expect(jsonBy('inspect', shell.save, '--json')).toMatchObject({
      versionIdHex: 'FD148DF6',
      money: read('a.b').blocks.playerInfo?.money,
    })
  })
})

describe('gtasa-save diff', () => {
  it('finds no difference in a copy', () => {
    writeFileSync(inFolder('b.b'), typicalBytes)
    expect(printedBy('diff', shell.save, inFolder('b.b'))).toBe('0 values differ\n')
  })

  it('lists the differences, by name if there is one', () => {
    const edits = [`${money}=5`, 'block01.globals[gf_progress][2]=9', 'block16.float_stats[fat]=7']
    expect(run('set', shell.save, ...edits, '--out', inFolder('b.b'))).toBe(0)
    expect(run('diff', shell.save, inFolder('b.b'))).toBe(1)
    expect(shell.printed).toMatch(/^block15\.money -?\d+ → 5$/m)
    expect(shell.printed).toMatch(/^block16\.float_stats\[fat\] .* → 7$/m)
    expect(shell.printed).toMatch(/^block01\.globals\[\w+\](\[2\])? -?\d+ → 9$/m)
    expect(shell.printed).toMatch(/^3 values differ$/m)
    expect(run('diff', shell.save, inFolder('b.b'), '--json')).toBe(1)
    expect(JSON.parse(shell.printed)).toContainEqual({
      path: money,
      before: read('a.b').blocks.playerInfo?.money,
      after: 5,
    })
  })

  it('leaves out what is to be ignored', () => {
    const edits = [`${money}=5`, 'block00.last_clock_tick=1']
    run('set', shell.save, ...edits, '--out', inFolder('b.b'))
    expect(run('diff', shell.save, inFolder('b.b'), '--ignore', 'clocks,padding')).toBe(1)
    expect(shell.printed).toMatch(/^block15\.money .*\n1 value differs\n$/)
    expect(complaintOf(2, 'diff', shell.save, inFolder('b.b'), '--ignore', 'money')).toContain(
      '--ignore money: allowed are padding, pointers, clocks',
    )
  })
})

describe('gtasa-save recipe', () => {
  it('lists all recipes of the site', () => {
    expect(run('recipe', '--list')).toBe(0)
    expect(shell.printed.trim().split('\n')).toHaveLength(recipes.length)
    expect(jsonBy('recipe', '--list', '--json')).toHaveLength(recipes.length)
  })

  it('writes the values of the recipe', () => {
    expect(run('recipe', shell.save, 'set-money', '--out', inFolder('b.b'))).toBe(0)
    expect(read('b.b').blocks.playerInfo).toMatchObject({ money: 1_000_000, moneyShown: 1_000_000 })
    expect(run('verify', inFolder('b.b'))).toBe(0)
  })

  it('rejects a save that the recipe does not apply to, and an unknown name', () => {
    expect(run('set', shell.save, 'block00.has_cheated=0', '--out', inFolder('fair.b'))).toBe(0)
    expect(complaintOf(1, 'recipe', inFolder('fair.b'), 'clear-cheated', '--out', inFolder('b.b'))).toContain(
      'clear-cheated is not for this save: block00.has_cheated is 0, must be 1',
    )
    expect(run('recipe', shell.save, 'nope', '--out', inFolder('b.b'))).toBe(2)
    expect(run('recipe', shell.save, 'set-money')).toBe(2)
    expect(readdirSync(shell.folder).sort()).toEqual(['a.b', 'fair.b'])
  })
})
