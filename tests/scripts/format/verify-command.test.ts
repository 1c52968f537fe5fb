import { describe, expect, it } from 'vitest'
import { CommandError } from '../../../scripts/cli/command-error.ts'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { repositoryCodecs } from '../../../scripts/format/repository-codec.ts'
import type { SaveVerdict } from '../../../scripts/format/verify/verdict.ts'
import { fullVariables } from '../../../scripts/tables/variables.ts'
import { giveShells, printedBy, shell } from '../library/cli-shell.ts'
import { realSource } from '../support/sources.ts'
import { file, sound, verify } from '../support/verify-shell.ts'
import { codec } from './support.ts'

giveShells(null)

describe('gtasa-save verify', () => {
  it('reports a sound save in one line', () => {
    expect(printedBy('verify', file('a.b', sound[0] ?? ''))).toContain(
      'a.b: sound; version 35DA8175 (PC 1.00), 28 of 28 blocks exact, 0 values out of range',
    )
    expect(shell.printed).toContain('padding repeats earlier bytes, checksum correct')
    expect(shell.printed).toMatch(/^.*\n1 of 1 files are sound\n$/)
    expect(shell.complained).toBe('')
  })

  it('reads all saves of a folder, and no other files in it', () => {
    for (const [index, bytes] of sound.entries()) file(`GTASAsf${index + 1}.b`, bytes)
    file('readme.txt', 'no save')
    expect(printedBy('verify', shell.folder)).toMatch(/3 of 3 files are sound\n$/)
  })

  it('counts the bytes of script variables without their own name (all of them with another script) and no other bytes', () => {
    const rows = fullVariables.rows(realSource)
    const nameless = rows.filter(({ name }) => name === null).length
    for (const save of sound) {
      verify(file('a.b', save), '--json')
      const [verdict]: SaveVerdict[] = JSON.parse(shell.printed)
      const globals = decodeSave(codec, save).blocks[1]?.value.globals
      const stored = Array.isArray(globals) ? globals.length : Number.NaN
      const expected = 4 * (stored === rows.length ? nameless : stored)
      const bytes = verdict?.blocks.map(({ block, bytesWithoutOwnName }) => [block, bytesWithoutOwnName])
      expect(bytes).toEqual(verdict?.blocks.map(({ block }) => [block, block === '01' ? expected : 0]))
    }
  })

  it('reports the problems of the tables it needs, for a message without a stack trace', () => {
    expect(() => repositoryCodecs(shell.folder)).toThrow(CommandError)
    expect(() => repositoryCodecs(shell.folder)).toThrow(
      /^the format tables have problems; run npm run data\n.*format\/file\.csv:1:1: "" is missing/s,
    )
  })
})
