import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { checksum } from '../../../scripts/format/codec/file-end.ts'
import { syntheticSave, variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { fileFault } from '../../../scripts/format/verify/read-save-file.ts'
import { runVerify } from '../../../scripts/format/verify/run-verify.ts'
import type { SaveVerdict } from '../../../scripts/format/verify/verdict.ts'
import { fullVariables } from '../../../scripts/tables/variables/full-variables.ts'
import { realSource } from '../support/sources.ts'
import { codec, definition } from './support.ts'

let folder = ''
let printed = ''
let complained = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saves-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function verify(...args: string[]): number {
  printed = ''
  complained = ''
  return runVerify(codec, args, {
    print: text => {
      printed += `${text}\n`
    },
    complain: text => {
      complained += `${text}\n`
    },
  })
}

const sound = variants.map(variant => syntheticSave(codec, variant))

function file(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** The first synthetic save with one byte changed. */
function changed(offset: number): Uint8Array {
  const bytes = (sound[0] ?? new Uint8Array()).slice()
  bytes[offset] = (bytes[offset] ?? 0) ^ 0x40
  return bytes
}

describe('npm run verify-saves', () => {
  it('finds a sound save sound, block by block', () => {
    expect(verify(file('a.b', sound[0] ?? ''))).toBe(0)
    expect(printed).toContain(
      'a.b: sound; version 35DA8175 (PC 1.00), 28 of 28 blocks exact, 0 values out of range',
    )
    expect(printed).toContain('padding repeats earlier bytes, checksum right')
    expect(printed).toMatch(/ {2}15 Player info +\d+ +44 exact {2}100 % named/)
    expect(printed).toMatch(/1 of 1 files are sound\n$/)
    expect(complained).toBe('')
  })

  it('reads all saves of a folder, and nothing else in it', () => {
    for (const [index, bytes] of sound.entries()) file(`GTASAsf${index + 1}.b`, bytes)
    file('readme.txt', 'no save')
    expect(verify(folder)).toBe(0)
    expect(printed).toMatch(/3 of 3 files are sound\n$/)
  })

  it('prints one JSON array', () => {
    const paths = [file('a.b', sound[0] ?? ''), file('b.b', changed(1000))]
    expect(verify(...paths, '--json')).toBe(1)
    const verdicts: unknown = JSON.parse(printed)
    expect(verdicts).toMatchObject([
      { file: paths[0], isSound: true, versionIdHex: '35DA8175', errorCount: 0, errors: [] },
      { file: paths[1], isSound: false, checksum: { isRight: false } },
    ])
  })

  it('counts the bytes of script variables without an own name, which all lack in another script, and no other bytes', () => {
    const rows = fullVariables.rows(realSource)
    const nameless = rows.filter(({ name }) => name === null).length
    for (const save of sound) {
      verify(file('a.b', save), '--json')
      const [verdict]: SaveVerdict[] = JSON.parse(printed)
      const globals = decodeSave(codec, save).blocks[1]?.value.globals
      const stored = Array.isArray(globals) ? globals.length : Number.NaN
      const expected = 4 * (stored === rows.length ? nameless : stored)
      const bytes = verdict?.blocks.map(({ block, bytesWithoutOwnName }) => [block, bytesWithoutOwnName])
      expect(bytes).toEqual(verdict?.blocks.map(({ block }) => [block, block === '01' ? expected : 0]))
    }
  })

  it('prints an empty JSON array when there are no files', () => {
    expect(verify('--json', join(folder, 'none.b'))).toBe(1)
    expect(JSON.parse(printed)).toEqual([])
  })

  it('prints JSON also when the first path cannot be read', () => {
    const save = file('b.b', sound[0] ?? '')
    const loop = join(folder, 'loop.b')
    symlinkSync(loop, loop)
    mkdirSync(join(folder, '00.b'))
    for (const lost of [join(folder, 'none.b'), join(folder, '00.b'), loop]) {
      expect(verify('--json', lost, save)).toBe(1)
      expect(JSON.parse(printed)).toMatchObject([{ file: save, isSound: true }])
      expect(complained).toContain(`${lost}: `)
    }
  })

  it('says in words why a file cannot be read, and hides no error of its own', () => {
    const withCode = (code: string) => Object.assign(new Error('EIO: i/o error, read'), { code })
    expect(fileFault(withCode('EACCES'))).toBe('cannot be read (no permission)')
    expect(fileFault(withCode('EIO'))).toBe('cannot be read (EIO: i/o error, read)')
    expect(() => fileFault(new Error('own'))).toThrow('own')
  })

  it('speaks of one value and of several values', () => {
    const original = sound[0] ?? new Uint8Array()
    const { checksumOffset } = definition.file
    verify(file('sound.b', original))
    const [, start] = / 00 Simple variables +(\d+)/.exec(printed) ?? []
    const withMonth = (month: number, weekday: number) => {
      const bytes = original.slice()
      bytes[Number(start) + 0x84] = month
      bytes[Number(start) + 0x88] = weekday
      new DataView(bytes.buffer).setUint32(checksumOffset, checksum(bytes, checksumOffset), true)
      return bytes
    }
    expect(verify(file('one.b', withMonth(13, 1)))).toBe(0)
    expect(printed).toContain(', 1 value out of range,')
    expect(verify(file('two.b', withMonth(13, 8)))).toBe(0)
    expect(printed).toContain(', 2 values out of range,')
  })

  it('says where a cut file ends', () => {
    expect(verify(file('cut.b', (sound[0] ?? new Uint8Array()).slice(0, 20_000)))).toBe(1)
    expect(printed).toContain('byte 20000 (0x4E20): the file has 20000 bytes, a save has 202752')
    expect(printed).toMatch(
      /block 06, byte \d+ \(0x[0-9A-F]+\): pickups needs 19840 bytes, but only \d+ are left/,
    )
    expect(printed).toContain('06 Pickups              failed')
    expect(printed).toContain('the blocks after it were not reached')
  })

  it('explains a changed count with the marker that is not where it should be', () => {
    const bytes = (sound[0] ?? new Uint8Array()).slice()
    verify(file('sound.b', bytes))
    const [, offset] = / 05 Path switches +(\d+)/.exec(printed) ?? []
    bytes[Number(offset)] = 5
    expect(verify(file('count.b', bytes))).toBe(1)
    expect(printed).toMatch(
      /block 06, byte \d+ \(0x[0-9A-F]+\): no marker BLOCK here but the bytes .*; block 05 before it was read as 144 bytes with switch_count = 5/,
    )
  })

  it('notices a flipped bit by the checksum', () => {
    expect(verify(file('bit.b', changed(60_000)))).toBe(1)
    expect(printed).toMatch(
      /byte 202748 \(0x317FC\): the checksum is [0-9A-F]{8}, the bytes before it add up to/,
    )
  })

  it('refuses a file that is no save without reading all of it', () => {
    const path = file('huge.b', new Uint8Array(5_000_000))
    expect(verify(path)).toBe(1)
    expect(printed).toContain(`the file has more than ${definition.file.size} bytes`)
  })

  it('lists values out of range, but not thousands of them', () => {
    const bytes = (sound[2] ?? new Uint8Array()).slice()
    verify(file('sound.b', bytes))
    const [, start] = / 22 Shopping +(\d+)/.exec(printed) ?? []
    bytes.fill(9, Number(start) + 8, Number(start) + 300)
    expect(verify(file('many.b', bytes))).toBe(1)
    expect(printed).toMatch(
      /out of range: block 22, byte \d+ \(0x[0-9A-F]+\): bought\[0\] is 9, legal: 0 to 1/,
    )
    expect(printed.split('\n').filter(line => line.includes('out of range: '))).toHaveLength(10)
    expect(printed).toContain('and 282 more values out of range')
  })

  it('names paths that lead nowhere', () => {
    mkdirSync(join(folder, 'empty'))
    expect(verify(join(folder, 'none.b'), join(folder, 'empty'))).toBe(1)
    expect(complained).toContain('none.b: there is no such file or folder')
    expect(complained).toContain('empty: holds no save files (*.b)')
  })

  it.each(['pipe', 'folder', 'socket', 'lost link'])('does not wait for a %s called 00.b', async kind => {
    const path = join(folder, '00.b')
    const server = createServer()
    if (kind === 'pipe') execFileSync('mkfifo', [path])
    if (kind === 'folder') mkdirSync(path)
    if (kind === 'lost link') symlinkSync(join(folder, 'gone'), path)
    if (kind === 'socket') await new Promise<void>(done => server.listen(path, done))
    file('01.b', sound[0] ?? '')
    expect(verify(folder)).toBe(1)
    const words = kind === 'lost link' ? 'there is no such file or folder' : `is a ${kind}, not a save file`
    expect(complained).toBe(`${path}: ${words}\n`)
    expect(printed).toMatch(/1 of 1 files are sound\n$/)
    expect(verify(path, '--json')).toBe(1)
    expect(JSON.parse(printed)).toEqual([])
    expect(complained).toContain(path)
    server.close()
  })

  it.each(['-h', '--help'])('explains itself and its exit codes on %s', option => {
    expect(verify(option)).toBe(0)
    expect(printed).toContain('usage: npm run verify-saves -- FILES or FOLDERS [--json]')
    expect(printed).toMatch(
      /Exit code:\n {2}0 {2}every .* sound\n {2}1 {2}a save is not sound.*\n {2}2 {2}wrong arguments/,
    )
    expect(complained).toBe('')
  })

  it('explains itself when it is called without paths or with a strange option', () => {
    expect(verify()).toBe(2)
    expect(complained).toContain('usage: npm run verify-saves -- FILES or FOLDERS [--json]')
    expect(verify('--yaml', folder)).toBe(2)
    expect(complained).toContain('--yaml is no option')
    expect(verify('-x', folder)).toBe(2)
    expect(complained).toContain('-x is no option')
  })
})
