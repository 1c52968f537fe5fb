import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complaintOf, giveShells, inFolder, jsonBy, printedBy, run, shell } from './cli-shell.ts'
import { library, typicalBytes } from './support.ts'

giveShells()

const money = 'block15.money'
const moneyOf = (bytes: Uint8Array) => library.parseSave(bytes).blocks.playerInfo?.money

describe('gtasa-save set', () => {
  it('reads standard input and writes standard output, with its messages on the other', () => {
    shell.input = typicalBytes
    expect(run('set', '-', `${money}=7`, '--out', '-')).toBe(0)
    expect(moneyOf(shell.output)).toBe(7)
    expect(shell.printed).toBe('')
    expect(shell.complained).toContain('→ 7\n')
  })

  it('shows what a dry run would change, and writes nothing', () => {
    expect(printedBy('set', shell.save, `${money}=7`, '--dry-run')).toMatch(/→ 7\nnothing was written\n$/)
    expect(Buffer.compare(readFileSync(shell.save), typicalBytes)).toBe(0)
  })

  it('prints nothing if it is to be quiet', () => {
    expect(run('set', shell.save, `${money}=7`, '--out', inFolder('b.b'), '--quiet')).toBe(0)
    expect(shell.printed + shell.complained).toBe('')
    expect(moneyOf(readFileSync(inFolder('b.b')))).toBe(7)
  })

  it('corrects a wrong checksum only with permission', () => {
    const damaged = Uint8Array.from(typicalBytes)
    damaged.set([1, 2, 3, 4], damaged.length - 4)
    writeFileSync(shell.save, damaged)
    const call = ['set', shell.save, `${money}=7`, '--out', inFolder('b.b')]
    expect(complaintOf(1, ...call)).toBe(
      `${shell.save}: the checksum is wrong, so other bytes may be too
${shell.save}: is not changed; --accept-wrong-checksum writes a right checksum
`,
    )
    expect(existsSync(inFolder('b.b'))).toBe(false)
    expect(complaintOf(0, 'get', shell.save, money)).toContain('the checksum is wrong')
    expect(run(...call, '--accept-wrong-checksum')).toBe(0)
    expect(moneyOf(readFileSync(inFolder('b.b')))).toBe(7)
  })
})

describe('gtasa-save dump and load', () => {
  const dumped = () => {
    expect(run('dump', shell.save, '--json')).toBe(0)
    return JSON.parse(shell.printed)
  }

  it('give the same bytes if nothing was edited', () => {
    const values = dumped()
    expect(Object.keys(values).length).toBeGreaterThan(10_000)
    writeFileSync(inFolder('a.json'), JSON.stringify(values))
    expect(run('load', shell.save, inFolder('a.json'), '--out', '-')).toBe(0)
    expect(Buffer.compare(shell.output, typicalBytes)).toBe(0)
  })

  it('write what was edited, by the rules of set', () => {
    shell.input = new TextEncoder().encode(JSON.stringify({ ...dumped(), [money]: 7 }))
    expect(printedBy('load', shell.save, '-', '--out', inFolder('b.b'))).toMatch(
      /^block15\.money .* → 7\n.*b\.b written\n$/,
    )
    expect(moneyOf(readFileSync(inFolder('b.b')))).toBe(7)
  })

  it('of one struct contain its values only', () => {
    for (const name of ['block12.cars[3]', 'parkedCars.cars[3]']) {
      expect(run('dump', shell.save, name, '--json')).toBe(0)
      const paths = Object.keys(JSON.parse(shell.printed))
      expect(paths).toContain('block12.cars[3].model')
      expect(paths.filter(path => !path.startsWith('block12.cars[3].'))).toEqual([])
    }
  })

  it('set each value that a path selects', () => {
    writeFileSync(inFolder('a.json'), '{"tags.paint[all]":228}')
    expect(run('load', shell.save, inFolder('a.json'), '--out', inFolder('b.b'))).toBe(0)
    run('get', inFolder('b.b'), 'block20.paint[all]', '--json')
    expect(new Set(Object.values(JSON.parse(shell.printed)))).toEqual(new Set([228]))
  })

  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is not an object with the values by path'],
    ['null', 'is not an object with the values by path'],
    ['{"block15.mony":1}', 'block15.mony'],
    ['{"block15.money":null}', 'block15.money is null, not a number or a text'],
    ['{"block15.money":[1]}', 'block15.money is [1], not a number or a text'],
    ['{"block15.money":1.5}', '1.5, which does not fit i32'],
    ['{"block15.money":1e99}', '1e+99, which does not fit i32'],
    ['{"block00.saved_at.month":13}', '13 is outside 1 to 12'],
  ])('reject %s and write nothing', (text, words) => {
    writeFileSync(inFolder('a.json'), text)
    expect(complaintOf(1, 'load', shell.save, inFolder('a.json'), '--out', inFolder('b.b'))).toContain(words)
    expect(existsSync(inFolder('b.b'))).toBe(false)
  })
})

describe('gtasa-save checklist', () => {
  it('lists what is missing for 100%', () => {
    const { done, of, missing } = jsonBy('checklist', shell.save, '--json')
    expect(done + missing.length).toBe(of)
    expect(missing.length).toBeGreaterThan(0)
    expect(run('checklist', shell.save)).toBe(0)
    const lines = shell.printed.trimEnd().split('\n')
    expect(lines.at(-1)).toBe(`${done} of ${of} done`)
    expect(lines).toHaveLength(missing.length + 1)
  })
})

describe('names instead of numbers', () => {
  it('are those of the values of a field, however they are written', () => {
    const weapon = 'block02.players[0].weapons[5].weapon'
    for (const name of ['AK-47', 'ak47']) {
      expect(run('set', shell.save, `${weapon}=${name}`, '--out', inFolder('b.b'), '--force')).toBe(0)
      run('get', inFolder('b.b'), weapon)
      expect(shell.printed).toBe('30\n')
    }
    expect(complaintOf(2, 'set', shell.save, `${weapon}=M5`, '--dry-run')).toContain('did you mean m4?')
    expect(run('set', shell.save, 'block15.money=much', '--dry-run')).toBe(2)
  })
})

describe('options of a recipe', () => {
  it('replace the values of the site', () => {
    expect(run('recipe', shell.save, 'set-money', 'value=5', '--out', inFolder('b.b'))).toBe(0)
    run('get', inFolder('b.b'), 'block15.money')
    expect(shell.printed).toBe('5\n')
  })

  it('put a weapon into its own slot', () => {
    expect(run('recipe', shell.save, 'give-weapon', 'weapon=SMG', 'ammo=20', '--out', inFolder('b.b'))).toBe(
      0,
    )
    run(
      'get',
      inFolder('b.b'),
      'block02.players[0].weapons[4].weapon',
      'block02.players[0].weapons[4].ammo_total',
    )
    expect(shell.printed).toMatch(/ 29\n.* 20\n$/)
  })

  it.each([
    [['give-weapon', 'wepon=1'], 2, 'it takes weapon, ammo, clip'],
    [['store-car', 'vehicle=train'], 2, 'neither a number nor a name'],
    [['store-car', 'vehicle=537'], 1, 'no known save has vehicle 537 in a garage'],
    [['store-car', 'garage=12'], 1, '12 is no garage'],
    [['store-car', 'vehicle=Infernus', 'mods=1034'], 1, 'a component for vehicle 411'],
  ])('refuse %j', (args, code, words) => {
    const [key = '', ...options] = args
    expect(complaintOf(code, 'recipe', shell.save, key, ...options, '--out', inFolder('b.b'))).toContain(
      words,
    )
    expect(existsSync(inFolder('b.b'))).toBe(false)
  })
})

describe('several files', () => {
  it('are read by get and inspect, also from folders', () => {
    copyFileSync(shell.save, inFolder('b.b'))
    const values = jsonBy('get', shell.save, inFolder('b.b'), 'playerInfo.money', '--json')
    expect(values).toHaveLength(2)
    expect(values[1]).toEqual({ file: inFolder('b.b'), values: { 'block15.money': expect.any(Number) } })
    expect(jsonBy('inspect', shell.folder, '--json')).toHaveLength(2)
    expect(complaintOf(1, 'get', shell.save, inFolder('nope.b'), 'block15.money')).toContain('nope.b')
  })

  it('may be standard input', () => {
    shell.input = readFileSync(shell.save)
    expect(printedBy('verify', '-')).toContain('-: sound')
  })
})
