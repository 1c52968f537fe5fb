import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fileFault } from '../../../scripts/cli/file-fault.ts'
import { complaintOf, giveShells, inFolder, printedBy, shell } from '../library/cli-shell.ts'
import { file } from '../support/verify-shell.ts'
import { smallSave } from './support.ts'

giveShells(null)

describe('gtasa-save verify', () => {
  it.each(['none.b', '00.b', 'loop.b'])('prints JSON also when the first path cannot be read: %s', name => {
    const save = file('b.b', smallSave)
    symlinkSync(inFolder('loop.b'), inFolder('loop.b'))
    mkdirSync(inFolder('00.b'))
    expect(complaintOf(1, 'verify', '--json', inFolder(name), save)).toContain(`${inFolder(name)}: `)
    expect(JSON.parse(shell.printed)).toMatchObject([{ file: save, isSound: true }])
  })

  it('explains why a file cannot be read, and does not hide other errors', () => {
    const withCode = (code: string) => Object.assign(new Error('EIO: i/o error, read'), { code })
    expect(fileFault(withCode('EACCES'))).toBe('cannot be read (no permission)')
    expect(fileFault(withCode('EIO'))).toBe('cannot be read (EIO: i/o error, read)')
    expect(() => fileFault(new Error('own'))).toThrow('own')
  })

  it('reports paths that do not exist, and folders without saves', () => {
    mkdirSync(inFolder('empty'))
    const complaint = complaintOf(1, 'verify', inFolder('none.b'), inFolder('empty'))
    expect(complaint).toContain('none.b: there is no such file or folder')
    expect(complaint).toContain('empty: contains no save files (*.b)')
  })

  it('finds saves in subfolders and no other files, and follows no link to a folder', () => {
    file('readme.txt', 'no save')
    mkdirSync(inFolder('deep/er'), { recursive: true })
    symlinkSync(shell.folder, inFolder('deep/circle'))
    for (const name of ['deep/er/01.b', '02.B']) file(name, smallSave)
    expect(printedBy('verify', shell.folder)).toMatch(/2 of 2 files are sound\n$/)
  })

  const special = {
    pipe: (path: string) => execFileSync('mkfifo', [path]),
    folder: (path: string) => mkdirSync(path),
    socket: (path: string) => new Promise<void>(done => createServer().unref().listen(path, done)),
    'lost link': (path: string) => symlinkSync(inFolder('gone'), path),
  }
  it.each(Object.entries(special))('does not wait for a %s called 00.b', async (kind, make) => {
    const path = inFolder('00.b')
    await make(path)
    file('01.b', smallSave)
    const words = kind === 'lost link' ? 'there is no such file or folder' : `is a ${kind}, not a save file`
    expect(complaintOf(1, 'verify', shell.folder)).toBe(`${path}: ${words}\n`)
    expect(shell.printed).toMatch(/1 of 1 files are sound\n$/)
    expect(complaintOf(1, 'verify', path, '--json')).toContain(path)
    expect(JSON.parse(shell.printed)).toEqual([])
  })
})
