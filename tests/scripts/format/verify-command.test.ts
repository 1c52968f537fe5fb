import { describe, expect, it } from 'vitest'
import { CommandError } from '../../../scripts/cli/command-error.ts'
import { repositoryCodecs } from '../../../scripts/format/repository-codec.ts'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { fullVariables } from '../../../scripts/tables/variables.ts'
import { giveShells, jsonBy, printedBy, shell } from '../library/cli-shell.ts'
import { realSource } from '../support/sources.ts'
import { file } from '../support/verify-shell.ts'
import { decoded, smallSave, synthetic } from './support.ts'

giveShells(null)

describe('gtasa-save verify', () => {
  it('reports a sound save in one line', () => {
    const printed = printedBy('verify', file('a.b', smallSave))
    expect(printed).toContain(
      'a.b: sound; version 35DA8175 (PC 1.00), 28 of 28 blocks exact, 0 values out of range',
    )
    expect(printed).toContain('padding repeats earlier bytes, checksum correct')
    expect(printed).toMatch(/^.*\n1 of 1 files are sound\n$/)
    expect(shell.complained).toBe('')
  })

  const rows = fullVariables.rows(realSource)
  const nameless = rows.filter(({ name }) => name === null).length

  it.each(variants)(
    'counts the bytes of script variables without their own name (all of them with another script) and no others: $name',
    variant => {
      const save = synthetic(variant)
      const [{ blocks }] = jsonBy('verify', file('a.b', save), '--json')
      const stored = Object(decoded(save).blocks[1]?.value.globals).length
      const expected = 4 * (stored === rows.length ? nameless : stored)
      for (const { block, bytesWithoutOwnName } of blocks)
        expect([block, bytesWithoutOwnName]).toEqual([block, block === '01' ? expected : 0])
    },
  )

  it('reports the problems of the tables it needs, for a message without a stack trace', () => {
    expect(() => repositoryCodecs(shell.folder)).toThrow(CommandError)
    expect(() => repositoryCodecs(shell.folder)).toThrow(
      /^the format tables have problems; run npm run data\n.*format\/file\.csv:1:1: "" is missing/s,
    )
  })
})
