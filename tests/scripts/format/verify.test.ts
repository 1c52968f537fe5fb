import { describe, expect, it } from 'vitest'
import { CommandError } from '../../../scripts/cli/command-error.ts'
import { fileFault } from '../../../scripts/cli/file-fault.ts'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { repositoryCodecs } from '../../../scripts/format/repository-codec.ts'
import { fullVariables } from '../../../scripts/tables/variables.ts'
import { required } from '../../support/required.ts'
import { variants } from '../../support/synthetic-saves.ts'
import { file, giveShells, run, shell } from '../library/cli-shell.ts'
import { realSource } from '../support/sources.ts'
import {
  decoded,
  mobileCodec,
  mobileSaves,
  patched,
  smallSave,
  startOf,
  synthetic,
  typicalSave,
  verdictOf,
} from './support.ts'

giveShells(null)

/** The rest is in the transcripts of the package. */
describe('gtasa-save verify', () => {
  it('reports a changed count by the marker that is not where it should be', () => {
    const [error] = verdictOf(patched(smallSave, startOf(smallSave, '05'), [5])).errors
    expect(error).toMatch(
      /^block 06, byte \d+ \(0x[0-9A-F]+\): the bytes are .*, but must be the marker BLOCK; block 05 before it was read as 144 bytes with switch_count = 5/,
    )
  })

  it('names the bytes of a list whose elements differ in size', () => {
    const { bytes } = required(mobileSaves[0], 'mobile save')
    const { start } = required(decodeSave(mobileCodec, bytes).blocks[2], 'block 02')
    const { errors } = verdictOf(bytes.with(start - 1, 0))
    expect(errors.join()).toMatch(
      /; block 01 before it was read as \d+ bytes with .*, resources_bytes = \d+,/,
    )
  })

  it('lists values out of range, but not thousands of them', () => {
    const bytes = patched(typicalSave, startOf(typicalSave, '22') + 8, Array(292).fill(9))
    expect(run('verify', file('many.b', bytes))).toBe(0)
    expect(shell.printed).toMatch(
      /out of range: byte \d+ \(0x[0-9A-F]+\): block22.bought\[0\] is 9, legal: 0 to 1/,
    )
    expect(shell.printed.match(/out of range: /g)).toHaveLength(10)
    expect(shell.printed).toContain('and 282 more values out of range')
  })

  it('explains why a file cannot be read, and does not hide other errors', () => {
    const faultOf = (code: string) => fileFault(Object.assign(new Error('EIO: i/o error, read'), { code }))
    expect(faultOf('EACCES')).toBe('cannot be read (no permission)')
    expect(faultOf('EIO')).toBe('cannot be read (EIO: i/o error, read)')
    expect(() => fileFault(new Error('own'))).toThrow('own')
  })

  const rows = fullVariables.rows(realSource)
  const nameless = rows.filter(({ name }) => name === null).length

  it.each(variants)(
    'counts the bytes of script variables without their own name (all of them with another script) and no others: $name',
    variant => {
      const bytes = synthetic(variant)
      const stored = Object(decoded(bytes).blocks[1]?.value.globals).length
      const expected = 4 * (stored === rows.length ? nameless : stored)
      for (const { block, bytesWithoutOwnName } of verdictOf(bytes).blocks)
        expect([block, bytesWithoutOwnName]).toEqual([block, block === '01' ? expected : 0])
    },
  )

  it('reports the problems of the tables it needs, for a message without a stack trace', () => {
    const read = () => repositoryCodecs(shell.folder)
    expect(read).toThrow(CommandError)
    expect(read).toThrow(
      /^the format tables have problems; run npm run data\n.*format\/file\.csv:1:1: "" is missing/s,
    )
  })
})
