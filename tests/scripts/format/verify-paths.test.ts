import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileFault } from '../../../scripts/cli/file-fault.ts'
import { complaintOf, giveShells, printedBy, shell } from '../library/cli-shell.ts'
import { file, sound, verify } from '../support/verify-shell.ts'

giveShells(null)

describe('gtasa-save verify', () => {
  it('prints an empty JSON array when there are no files', () => {
    expect(verify('--json', join(shell.folder, 'none.b'))).toBe(1)
    expect(JSON.parse(shell.printed)).toEqual([])
  })

  it('prints JSON also when the first path cannot be read', () => {
    const save = file('b.b', sound[0] ?? '')
    const loop = join(shell.folder, 'loop.b')
    symlinkSync(loop, loop)
    mkdirSync(join(shell.folder, '00.b'))
    for (const lost of [join(shell.folder, 'none.b'), join(shell.folder, '00.b'), loop]) {
      expect(verify('--json', lost, save)).toBe(1)
      expect(JSON.parse(shell.printed)).toMatchObject([{ file: save, isSound: true }])
      expect(shell.complained).toContain(`${lost}: `)
    }
  })

  it('explains why a file cannot be read, and does not hide other errors', () => {
    const withCode = (code: string) => Object.assign(new Error('EIO: i/o error, read'), { code })
    expect(fileFault(withCode('EACCES'))).toBe('cannot be read (no permission)')
    expect(fileFault(withCode('EIO'))).toBe('cannot be read (EIO: i/o error, read)')
    expect(() => fileFault(new Error('own'))).toThrow('own')
  })

  it('reports paths that do not exist', () => {
    mkdirSync(join(shell.folder, 'empty'))
    expect(complaintOf(1, 'verify', join(shell.folder, 'none.b'), join(shell.folder, 'empty'))).toContain(
      'none.b: there is no such file or folder',
    )
    expect(shell.complained).toContain('empty: contains no save files (*.b)')
  })

  it('finds saves in subfolders, and follows no link to a folder', () => {
    mkdirSync(join(shell.folder, 'deep/er'), { recursive: true })
    symlinkSync(shell.folder, join(shell.folder, 'deep/circle'))
    file('deep/er/01.b', sound[0] ?? '')
    file('02.B', sound[0] ?? '')
    expect(printedBy('verify', shell.folder)).toMatch(/2 of 2 files are sound\n$/)
  })

  it.each(['pipe', 'folder', 'socket', 'lost link'])('does not wait for a %s called 00.b', async kind => {
    const path = join(shell.folder, '00.b')
    const server = createServer()
    if (kind === 'pipe') execFileSync('mkfifo', [path])
    if (kind === 'folder') mkdirSync(path)
    if (kind === 'lost link') symlinkSync(join(shell.folder, 'gone'), path)
    if (kind === 'socket') await new Promise<void>(done => server.listen(path, done))
    file('01.b', sound[0] ?? '')
    expect(verify(shell.folder)).toBe(1)
    const words = kind === 'lost link' ? 'there is no such file or folder' : `is a ${kind}, not a save file`
    expect(shell.complained).toBe(`${path}: ${words}\n`)
    expect(shell.printed).toMatch(/1 of 1 files are sound\n$/)
    expect(verify(path, '--json')).toBe(1)
    expect(JSON.parse(shell.printed)).toEqual([])
    expect(shell.complained).toContain(path)
    server.close()
  })
})
