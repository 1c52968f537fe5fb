import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paintFor } from '../../../scripts/library/cli/command.ts'
import {
  complaintOf,
  copied,
  giveShells,
  inFolder,
  isCopied,
  jsonBy,
  printedBy,
  recipes,
  run,
  shell,
  toCopy,
} from './cli-shell.ts'
import { library, typicalBytes, typicalSave } from './support.ts'

giveShells()

const money = 'block15.money'
const before = library.getValue(typicalSave(), money)
const commands = ['inspect', 'get', 'set', 'diff', 'where', 'recipe', 'verify']

describe('gtasa-save', () => {
  it.each(['-h', '--help', 'help'])('prints its help with %s', option => {
    expect(printedBy(option)).toMatch(/Exit code:\n {2}0 .*\n {2}1 .*\n {2}2 /)
    for (const name of commands) expect(shell.printed).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  })

  it.each(commands)('prints the help of the command %s', name => {
    for (const option of ['--help', '-h'])
      expect(printedBy(name, option)).toContain(`usage: gtasa-save ${name} `)
  })

  it('prints its version', () => {
    expect(printedBy('--version')).toBe('1.2.3\n')
  })

  it.each([
    [{ isTTY: true }, undefined, '\u001b[36mx\u001b[0m'],
    [{}, undefined, 'x'],
    [{ isTTY: true }, '1', 'x'],
  ])('writes colours only to a terminal, and only if enabled: %j, %s', (stream, noColour, shown) => {
    expect(paintFor(stream, noColour)('path', 'x')).toBe(shown)
  })
})

describe.each([
  ['inspect'],
  ['get', money],
  ['set', `${money}=1`, '--out', 'never.b'],
  ['where', money],
  ['recipe', 'set-money', '--out', 'never.b'],
])('gtasa-save %s', (name, ...rest) => {
  it.each([
    ['none.b', /none.b: there is no such file/],
    ['folder.b', /folder.b: (is a folder, not a file|contains no save files)/],
    ['cut.b', /the file has 5000 bytes, a save has 202752/],
  ])('explains what is wrong with %s, and writes nothing', (file, words) => {
    writeFileSync(inFolder('cut.b'), typicalBytes.subarray(0, 5000))
    mkdirSync(inFolder('folder.b'))
    expect(
      complaintOf(1, name, inFolder(file), ...rest.map(one => one.replace('never.b', inFolder('b.b')))),
    ).toMatch(words)
    expect(isCopied()).toBe(false)
  })
})

describe('gtasa-save inspect', () => {
  it('shows the version, the money and all blocks', () => {
    expect(printedBy('inspect', shell.save)).toMatch(/^version +FD148DF6/m)
    expect(shell.printed).toMatch(/^money +-?\d+$/m)
    expect(shell.printed).toMatch(/^12 Parked cars +\d+ +7322 {2}car_count=208$/m)
  })

  it('prints JSON', () => {
    expect(jsonBy('inspect', shell.save, '--json')).toMatchObject({ versionIdHex: 'FD148DF6', money: before })
  })
})

describe('gtasa-save diff', () => {
  const diff = (edits: readonly string[], ...options: string[]) => {
    expect(run('set', shell.save, ...edits, ...toCopy())).toBe(0)
    return run('diff', shell.save, inFolder('b.b'), ...options)
  }

  it('finds no difference in a copy', () => {
    expect(printedBy('diff', shell.save, shell.save)).toBe('0 values differ\n')
  })

  it('lists the differences, by name if there is one', () => {
    const edits = [`${money}=5`, 'block01.globals[gf_progress][2]=9', 'block16.float_stats[fat]=7']
    expect(diff(edits)).toBe(1)
    for (const line of [
      /^block15\.money -?\d+ → 5$/m,
      /^block16\.float_stats\[fat\] .* → 7$/m,
      /^block01\.globals\[\w+\](\[2\])? -?\d+ → 9$/m,
      /^3 values differ$/m,
    ])
      expect(shell.printed).toMatch(line)
  })

  it('prints JSON', () => {
    expect(diff([`${money}=5`], '--json')).toBe(1)
    expect(JSON.parse(shell.printed)).toEqual([{ path: money, before, after: 5 }])
  })

  it('leaves out what is to be ignored', () => {
    const edits = [`${money}=5`, 'block00.last_clock_tick=1']
    expect(diff(edits, '--ignore', 'clocks,padding')).toBe(1)
    expect(shell.printed).toMatch(/^block15\.money .*\n1 value differs\n$/)
  })
})

describe('gtasa-save recipe', () => {
  it('lists all recipes of the site', () => {
    expect(printedBy('recipe', '--list').trim().split('\n')).toHaveLength(recipes.length)
    expect(jsonBy('recipe', '--list', '--json')).toHaveLength(recipes.length)
  })

  it('writes the values of the recipe', () => {
    expect(run('recipe', shell.save, 'set-money', ...toCopy())).toBe(0)
    expect([copied(money), copied('block15.money_shown')]).toEqual([1_000_000, 1_000_000])
    expect(run('verify', inFolder('b.b'))).toBe(0)
  })

  it('rejects a save that the recipe does not apply to', () => {
    run('set', shell.save, 'block00.has_cheated=0', '--out', inFolder('fair.b'))
    expect(complaintOf(1, 'recipe', inFolder('fair.b'), 'clear-cheated', ...toCopy())).toContain(
      'clear-cheated is not for this save: block00.has_cheated is 0, must be 1',
    )
    expect(readdirSync(shell.folder).sort()).toEqual(['a.b', 'fair.b'])
  })
})
