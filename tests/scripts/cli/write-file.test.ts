import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { replaceFile, writeCopy } from '../../../scripts/cli/write-file.ts'
import { testFolder } from '../../support/folders.ts'

/** How copies of replaced files are kept is in the transcripts of the package. */
let folder = ''
const at = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

beforeEach(() => {
  folder = testFolder()
})

it('a changed copy may have the longest name that the system allows', () => {
  const write = (length: number, text: string) => writeCopy(at('n'.repeat(length)), Buffer.from(text), true)
  expect(write(255, 'x')).toBeNull()
  expect(() => write(256, 'x')).toThrow('the name is too long')
  expect(() => write(255, 'y')).toThrow('the name is too long')
  expect(read('n'.repeat(255))).toBe('x') // its copy would need a longer name
  expect(readdirSync(folder)).toHaveLength(1)
})

it.skipIf(process.platform === 'win32')(
  'a file that is replaced is the one that a link leads to, and no device',
  () => {
    writeFileSync(at('a'), 'original')
    symlinkSync(at('a'), at('link'))
    replaceFile(at('link'), 'x')
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true)
    expect(read('a')).toBe('x')
    expect(() => replaceFile('/dev/null', 'x')).toThrow('null: is a device, not a file')
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  },
)
