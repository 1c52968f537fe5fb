import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { definition } from '../format/support.ts'
import {
  complaintOf,
  copied,
  giveShells,
  inFolder,
  jsonBy,
  printedBy,
  run,
  shell,
  toCopy,
} from './cli-shell.ts'
import { library, typicalBytes, typicalSave } from './support.ts'

giveShells()

const money = 'block15.money'
const original = typicalSave()
const before = library.getValue(original, money)

describe('gtasa-save get', () => {
  it('prints one value alone, and several with their paths', () => {
    expect(printedBy('get', shell.save, money)).toBe(`${before}\n`)
    expect(printedBy('get', shell.save, money, 'block01.edition_letter')).toBe(
      `${money} ${before}\nblock01.edition_letter s\n`,
    )
    expect(jsonBy('get', shell.save, money, '--json')).toEqual({ [money]: before })
  })
})

describe('gtasa-save set', () => {
  it('writes a changed copy that is sound, and does not change the original', () => {
    const edits = [`${money}=1000000`, 'block00.save_name=Hello', 'block00.saved_at.month=0xC']
    expect(printedBy('set', shell.save, ...edits, ...toCopy())).toContain('→ 1000000')
    expect([copied(money), copied('block00.saved_at.month')]).toEqual([1_000_000, 12])
    expect(copied('block00.save_name')).toMatch(/^Hello\0/)
    expect(printedBy('verify', inFolder('b.b'))).toContain('padding repeats earlier bytes, checksum correct')
    expect(Buffer.compare(readFileSync(shell.save), typicalBytes)).toBe(0)
    expect(readdirSync(shell.folder).sort()).toEqual(['a.b', 'b.b'])
  })

  it.each(['a.b', 'b.b'])(
    'replaces %s only if forced, and then keeps what it was and names the copy',
    name => {
      const out = inFolder(name)
      if (out !== shell.save) writeFileSync(out, 'another save')
      const kept = readFileSync(out)
      const call = ['set', shell.save, `${money}=1`, '--out', out]
      expect(complaintOf(1, ...call)).toContain('already exists')
      expect(Buffer.compare(readFileSync(out), kept)).toBe(0)
      expect(printedBy(...call, '--force')).toContain(`${name} written; the file before is ${out}.orig\n`)
      expect(Buffer.compare(readFileSync(`${out}.orig`), kept)).toBe(0)
      expect(printedBy('get', out, money)).toBe('1\n')
    },
  )

  it.each([
    [money, '-0x10', -16],
    ['block02.players[0].health', '1.5e-3', 0.0015],
  ])('accepts %s=%s', (path, written, value) => {
    expect(run('set', shell.save, `${path}=${written}`, ...toCopy())).toBe(0)
    expect(copied(path)).toBeCloseTo(value, 6)
  })

  it('writes unusual values on request', () => {
    expect(run('set', shell.save, 'block00.saved_at.month=13', ...toCopy(), '--unusual')).toBe(0)
  })

  it('requires a folder to write to, and permission', () => {
    const call = ['set', shell.save, `${money}=1`]
    expect(complaintOf(1, ...call, '--out', inFolder('no/b.b'))).toContain('there is no such file or folder')
    if (process.getuid?.() === 0) return // root may write to all folders
    chmodSync(shell.folder, 0o500)
    expect(run(...call, ...toCopy())).toBe(1)
    chmodSync(shell.folder, 0o700)
    expect(shell.complained).toContain('cannot be written (no permission)')
  })
})

describe('gtasa-save where', () => {
  const offset = library.offsetOf(original, money)
  const hex = (number: number) => `0x${number.toString(16).toUpperCase()}`

  it('converts a path to its offset', () => {
    expect(printedBy('where', shell.save, money)).toContain(`byte ${offset} (${hex(offset)}) of the file`)
  })

  it.each([String(offset + 3), hex(offset + 3).toLowerCase()])('converts the offset %s back', given => {
    const found = { path: money, block: '15', offset, size: 4, type: 'i32' }
    expect(jsonBy('where', shell.save, given, '--json')).toMatchObject(found)
  })

  const { checksumOffset } = definition.file
  it.each([
    ['0', 'marker of block 00'],
    ['4', 'marker of block 00'],
    [String(checksumOffset - 1), 'padding'],
    [String(checksumOffset), 'checksum'],
  ])('names what is at %s: %s', (given, part) => {
    expect(printedBy('where', shell.save, given)).toBe(`${part}\n`)
  })
})
