import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceFile, writeCopy } from '../../../scripts/cli/write-file.ts'
import { testFolder } from '../../support/folders.ts'

let folder = ''
const at = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')
const write = (name: string, text: string, isForced = true) =>
  writeCopy(at(name), Buffer.from(text), isForced)

beforeEach(() => {
  folder = testFolder()
  writeFileSync(at('a'), 'original')
})

describe('a changed copy', () => {
  it('keeps the file before each change', () => {
    expect(write('a', 'second')).toBe(at('a.orig'))
    writeFileSync(at('a'), 'third, by another program')
    expect(write('a', 'fourth')).toBe(at('a.orig-2'))
    expect(readdirSync(folder).sort().map(read)).toEqual(['fourth', 'original', 'third, by another program'])
  })

  it('replaces another file only if forced', () => {
    expect(() => write('a', 'x', false)).toThrow('a already exists; choose another name')
    expect(read('a')).toBe('original')
    expect(write('b', 'x', false)).toBeNull()
    expect(readdirSync(folder).sort().map(read)).toEqual(['original', 'x'])
  })

  it('may have the longest name that the system allows', () => {
    expect(write('n'.repeat(255), 'x')).toBeNull()
    expect(() => write('n'.repeat(256), 'x')).toThrow('the name is too long')
    expect(() => write('n'.repeat(255), 'y')).toThrow('the name is too long')
    expect(read('n'.repeat(255))).toBe('x') // its copy would need a longer name
    expect(readdirSync(folder)).toHaveLength(2)
  })
})

describe('a file that is replaced', () => {
  const onUnix = it.skipIf(process.platform === 'win32')

  onUnix('keeps its mode, and so does its copy', () => {
    chmodSync(at('a'), 0o640)
    write('a', 'x')
    expect(['a', 'a.orig'].map(name => statSync(at(name)).mode & 0o777)).toEqual([0o640, 0o640])
  })

  onUnix('is the file that a link leads to', () => {
    symlinkSync(at('a'), at('link'))
    replaceFile(at('link'), 'x')
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true)
    expect(read('a')).toBe('x')
    expect(write('link', 'y')).toBe(at('a.orig'))
    expect([read('a'), read('a.orig')]).toEqual(['y', 'x'])
  })

  onUnix('is no link that leads nowhere', () => {
    symlinkSync(at('gone'), at('link'))
    expect(() => write('link', 'x')).toThrow('link: is a link to a file that does not exist; name that file')
    expect(existsSync(at('gone'))).toBe(false)
  })

  it('is no folder and no device', () => {
    mkdirSync(at('folder'))
    expect(() => write('folder', 'x')).toThrow('folder: is a folder, not a file')
    if (process.platform === 'win32') return
    expect(() => replaceFile('/dev/null', 'x')).toThrow('null: is a device, not a file')
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  })
})
