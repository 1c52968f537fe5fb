import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { definition } from '../format/support.ts'
import { complaintOf, giveShells, inFolder, jsonBy, printedBy, run, shell } from './cli-shell.ts'
import { library, typicalBytes } from './support.ts'

const { parseSave, offsetOf } = library

giveShells()

const money = 'block15.money'
const original = parseSave(typicalBytes)
const read = (name: string) => parseSave(readFileSync(inFolder(name)))

describe('gtasa-save get', () => {
  it('prints one value alone, and several with their paths', () => {
    const before = original.blocks.playerInfo?.money
    expect(printedBy('get', shell.save, money)).toBe(`${before}\n`)
    expect(printedBy('get', shell.save, money, 'block01.edition_letter')).toBe(
      `${money} ${before}\nblock01.edition_letter s\n`,
    )
    expect(jsonBy('get', shell.save, money, '--json')).toEqual({ [money]: before })
  })

  it.each(['playerInfo.moneyShown', 'player_info.money_shown', 'block15.moneyShown'])('accepts %s', path => {
    expect([run('get', shell.save, path), shell.printed]).toEqual([
      0,
      `${original.blocks.playerInfo?.moneyShown}\n`,
    ])
  })

  it.each(['nope', 'block15.mony', 'block12.cars', 'block12.cars[9999].x', 'block99.x'])(
    'rejects %s',
    path => {
      expect(complaintOf(1, 'get', shell.save, path)).toContain(path)
    },
  )
})

describe('gtasa-save set', () => {
  it('writes a changed copy that is sound, and does not change the original', () => {
    const out = inFolder('b.b')
    expect(
      printedBy(
        'set',
        shell.save,
        `${money}=1000000`,
        'block00.save_name=Hello',
        'block00.saved_at.month=0xC',
        '--out',
        out,
      ),
    ).toContain('→ 1000000')
    expect(read('b.b').blocks).toMatchObject({
      playerInfo: { money: 1_000_000 },
      simpleVariables: { savedAt: { month: 12 } },
    })
    expect(String(read('b.b').blocks.simpleVariables?.saveName)).toMatch(/^Hello\0/)
    expect(printedBy('verify', out)).toContain('padding repeats earlier bytes, checksum correct')
    expect(Buffer.compare(readFileSync(shell.save), typicalBytes)).toBe(0)
    expect(readdirSync(shell.folder).sort()).toEqual(['a.b', 'b.b'])
  })

  it('does not overwrite an existing file, unless forced', () => {
    writeFileSync(inFolder('b.b'), 'mine')
    expect(complaintOf(1, 'set', shell.save, `${money}=1`, '--out', inFolder('b.b'))).toContain(
      'already exists',
    )
    expect(readFileSync(inFolder('b.b'), 'utf8')).toBe('mine')
    expect(run('set', shell.save, `${money}=1`, '--out', inFolder('b.b'), '--force')).toBe(0)
    expect(read('b.b').blocks.playerInfo?.money).toBe(1)
  })

  it('keeps the original when it overwrites it, and names it', () => {
    expect(printedBy('set', shell.save, `${money}=1`, '--out', shell.save, '--force')).toContain(
      `a.b written; the original is ${shell.save}.orig\n`,
    )
    expect(Buffer.compare(readFileSync(`${shell.save}.orig`), typicalBytes)).toBe(0)
  })

  it.each([
    [`${money}=much`, 2, 'much is not a number; write 12, -5 or 0x1F'],
    [`${money}=0b11`, 2, '0b11 is not a number'],
    [`${money}=1e3`, 2, '1e3 is not a number'],
    ['block02.players[0].health=1e999', 2, '1e999 is not a number; write 12, -1.5 or 1e-7'],
    ['block00.version_id=1', 1, 'version_id: 00000001 is no known version; --unusual writes it all the same'],
    [`${money}=`, 2, 'is not a number'],
    [`${money}`, 2, `${money} is not of the form NAME=VALUE`],
    [`${money}=1.5`, 1, 'is 1.5, which does not fit i32'],
    ['block00.saved_at.month=13', 1, '13 is outside 1 to 12; --unusual writes it all the same'],
    ['block12.car_count=3', 1, 'the save could not be read again'],
    ['block01.jump_command=3', 1, '3 is outside 2'],
    ['block15.filler_0b=zz', 2, 'is not bytes in hex'],
  ] as const)('rejects %s and writes nothing', (assignment, exitCode, words) => {
    expect(complaintOf(exitCode, 'set', shell.save, assignment, '--out', inFolder('b.b'))).toContain(words)
    expect(readdirSync(shell.folder)).toEqual(['a.b'])
  })

  it.each([
    [`${money}=-0x10`, '-16'],
    ['block02.players[0].health=1.5e-3', '0.001500'],
  ])('accepts %s', (assignment, value) => {
    expect(run('set', shell.save, assignment, '--out', inFolder('b.b'))).toBe(0)
    expect(run('get', inFolder('b.b'), assignment.replace(/=.*/, ''))).toBe(0)
    expect(Number(shell.printed).toFixed(6)).toBe(Number(value).toFixed(6))
  })

  it('writes unusual values on request, but no save that breaks the format', () => {
    const out = inFolder('b.b')
    expect(run('set', shell.save, 'block00.saved_at.month=13', '--out', out, '--unusual')).toBe(0)
    expect(run('set', shell.save, 'block01.jump_command=3', '--out', inFolder('c.b'), '--unusual')).toBe(1)
    expect(existsSync(inFolder('c.b'))).toBe(false)
  })

  it('requires an output file, and permission to write it', () => {
    expect(run('set', shell.save, `${money}=1`)).toBe(2)
    expect(complaintOf(1, 'set', shell.save, `${money}=1`, '--out', inFolder('no/b.b'))).toContain(
      'there is no such file or folder',
    )
    if (process.getuid?.() === 0) return // root may write to all folders
    chmodSync(shell.folder, 0o500)
    expect(run('set', shell.save, `${money}=1`, '--out', inFolder('b.b'))).toBe(1)
    chmodSync(shell.folder, 0o700)
    expect(shell.complained).toContain('cannot be written (no permission)')
  })
})

describe('gtasa-save where', () => {
  it('converts a path to its offset and back', () => {
    const offset = offsetOf(original, money)
    expect(printedBy('where', shell.save, money)).toContain(
      `byte ${offset} (0x${offset.toString(16).toUpperCase()}) of the file`,
    )
    for (const given of [String(offset + 3), `0x${(offset + 3).toString(16)}`]) {
      expect(jsonBy('where', shell.save, given, '--json')).toMatchObject({
        path: money,
        block: '15',
        offset,
        size: 4,
        type: 'i32',
      })
    }
  })

  it('names the marker, padding or checksum at an offset', () => {
    const { checksumOffset } = definition.file
    expect(printedBy('where', shell.save, '0')).toBe('marker of block 00\n')
    expect(printedBy('where', shell.save, String(checksumOffset - 1))).toBe('padding\n')
    expect(printedBy('where', shell.save, String(checksumOffset))).toBe('checksum\n')
  })

  it.each(['202752', '0xFFFFFF', 'nope', '-5'])('rejects %s', wanted => {
    expect(run('where', shell.save, wanted)).toBeGreaterThan(0)
    expect(shell.complained).not.toBe('')
  })
})
