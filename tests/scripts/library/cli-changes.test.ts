import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import {
  complaintOf,
  copied,
  giveShells,
  inFolder,
  isCopied,
  jsonBy,
  printedBy,
  run,
  shell,
  toCopy,
} from './cli-shell.ts'
import { library, typicalBytes } from './support.ts'

giveShells()

const money = 'block15.money'

describe('gtasa-save set', () => {
  it('reads standard input and writes standard output, with its messages on the other', () => {
    shell.input = typicalBytes
    expect(printedBy('set', '-', `${money}=7`, '--out', '-')).toBe('')
    expect(library.getValue(library.parseSave(shell.output), money)).toBe(7)
    expect(shell.complained).toContain('→ 7\n')
  })

  it('shows what a dry run would change, and writes nothing', () => {
    expect(printedBy('set', shell.save, `${money}=7`, '--dry-run')).toMatch(/→ 7\nnothing was written\n$/)
    expect(Buffer.compare(readFileSync(shell.save), typicalBytes)).toBe(0)
  })

  it('prints nothing if it is to be quiet, with options in any order and notation', () => {
    const out = `--out=${inFolder('b.b')}`
    expect(printedBy('set', '--quiet', shell.save, out, `${money}=7`) + shell.complained).toBe('')
    expect(copied(money)).toBe(7)
  })

  it('corrects a wrong checksum only with permission', () => {
    const damaged = Uint8Array.from(typicalBytes)
    damaged.set([1, 2, 3, 4], damaged.length - 4)
    writeFileSync(shell.save, damaged)
    const call = ['set', shell.save, `${money}=7`, ...toCopy()]
    expect(complaintOf(1, ...call)).toBe(
      `${shell.save}: the checksum is wrong, so other bytes may be too
${shell.save}: is not changed; --accept-wrong-checksum writes a right checksum
`,
    )
    expect(isCopied()).toBe(false)
    expect(complaintOf(0, 'get', shell.save, money)).toContain('the checksum is wrong')
    expect(run(...call, '--accept-wrong-checksum')).toBe(0)
    expect(copied(money)).toBe(7)
  })
})

describe('gtasa-save dump and load', () => {
  const load = (values: string) => {
    writeFileSync(inFolder('a.json'), values)
    return ['load', shell.save, inFolder('a.json')]
  }

  it('give the same bytes if nothing was edited', () => {
    const values = printedBy('dump', shell.save, '--json')
    expect(Object.keys(JSON.parse(values)).length).toBeGreaterThan(10_000)
    expect(run(...load(values), '--out', '-')).toBe(0)
    expect(Buffer.compare(shell.output, typicalBytes)).toBe(0)
  })

  it('write what was edited, by the rules of set', () => {
    const edited = { ...jsonBy('dump', shell.save, '--json'), [money]: 7 }
    shell.input = new TextEncoder().encode(JSON.stringify(edited))
    expect(printedBy('load', shell.save, '-', ...toCopy())).toMatch(
      /^block15\.money .* → 7\n.*b\.b written\n$/,
    )
    expect(copied(money)).toBe(7)
  })

  it.each(['block12.cars[3]', 'parkedCars.cars[3]'])('of one struct contain its values only: %s', name => {
    const paths = Object.keys(jsonBy('dump', shell.save, name, '--json'))
    expect(paths).toContain('block12.cars[3].model')
    expect(paths.filter(path => !path.startsWith('block12.cars[3].'))).toEqual([])
  })

  it.each(['utf8', 'utf16le'] as const)('pass through a file that PowerShell writes as %s', encoding => {
    expect(run('set', shell.save, 'block00.save_name=Misi\xf3n \x83', ...toCopy())).toBe(0)
    const values = printedBy('dump', inFolder('b.b'), 'block00', '--json')
    expect(values).toMatch(/^[\n -~]*$/) // other characters are lost on the way
    writeFileSync(inFolder('a.json'), `\ufeff${values}`, encoding)
    expect(run('load', inFolder('b.b'), inFolder('a.json'), '--out', '-')).toBe(0)
    expect(Buffer.compare(shell.output, readFileSync(inFolder('b.b')))).toBe(0)
  })

  it('set each value that a path selects', () => {
    expect(run(...load('{"tags.paint[all]":228}'), ...toCopy())).toBe(0)
    expect(new Set(Object(copied('block20.paint[all]')))).toEqual(new Set([228]))
  })

  it.each(readRows<Record<'text' | 'words', string>>(new URL('load-refusals.csv', import.meta.url)))(
    'reject $text and write nothing',
    ({ text, words }) => {
      expect(complaintOf(1, ...load(text), ...toCopy())).toContain(words)
      expect(isCopied()).toBe(false)
    },
  )
})

it('gtasa-save checklist lists what is missing for 100%', () => {
  const { done, of, missing } = jsonBy('checklist', shell.save, '--json')
  expect(done + missing.length).toBe(of)
  expect(missing.length).toBeGreaterThan(0)
  const lines = printedBy('checklist', shell.save).trimEnd().split('\n')
  expect(lines.at(-1)).toBe(`${done} of ${of} done`)
  expect(lines).toHaveLength(missing.length + 1)
})

describe('names instead of numbers', () => {
  const weapon = 'block02.players[0].weapons[5].weapon'

  it.each(['AK-47', 'ak47'])('are those of the values of a field, however they are written: %s', name => {
    expect(run('set', shell.save, `${weapon}=${name}`, ...toCopy())).toBe(0)
    expect(copied(weapon)).toBe(30)
  })
})

describe('options of a recipe', () => {
  it('replace the values of the site', () => {
    expect(run('recipe', shell.save, 'set-money', 'value=5', ...toCopy())).toBe(0)
    expect(copied(money)).toBe(5)
  })

  it('put a weapon into its own slot', () => {
    expect(run('recipe', shell.save, 'give-weapon', 'weapon=SMG', 'ammo=20', ...toCopy())).toBe(0)
    const slot = 'block02.players[0].weapons[4]'
    expect([copied(`${slot}.weapon`), copied(`${slot}.ammo_total`)]).toEqual([29, 20])
  })
})

describe('several files', () => {
  it('are read by get and inspect, also from folders', () => {
    copyFileSync(shell.save, inFolder('b.b'))
    const values = jsonBy('get', shell.save, inFolder('b.b'), 'playerInfo.money', '--json')
    expect(values).toHaveLength(2)
    expect(values[1]).toEqual({ file: inFolder('b.b'), values: { [money]: expect.any(Number) } })
    expect(jsonBy('inspect', shell.folder, '--json')).toHaveLength(2)
    expect(complaintOf(1, 'get', shell.save, inFolder('nope.b'), money)).toContain('nope.b')
  })

  it('may be standard input', () => {
    shell.input = typicalBytes
    expect(printedBy('verify', '-')).toContain('-: sound')
  })
})
