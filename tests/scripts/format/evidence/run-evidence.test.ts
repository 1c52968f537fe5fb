import { describe, expect, it } from 'vitest'
import { runEvidence } from '../../../../scripts/format/evidence/run-evidence.ts'
import { giveShells, shell } from '../../library/cli-shell.ts'
import { realSource } from '../../support/sources.ts'
import { file, sound } from '../../support/verify-shell.ts'
import { codecs } from '../support.ts'

giveShells(null)

function run(...paths: string[]): {
  readonly code: number
  readonly printed: string
  readonly complained: string
} {
  const said = { printed: '', complained: '' }
  const code = runEvidence(codecs, realSource, paths, {
    print: text => {
      said.printed += `${text}\n`
    },
    complain: text => {
      said.complained += `${text}\n`
    },
  })
  return { code, ...said }
}

describe('npm run verify-saves -- --evidence', () => {
  it('prints a line for each rule, and where one does not hold in a made-up save', () => {
    const { code, printed } = run(file('a.b', sound[0] ?? ''))
    expect(code).toBe(1)
    expect(printed).toMatch(/\d+ of \d+ {2}minute_length \(constant, 4 bytes\): 1,000 in every save/)
    expect(printed).toMatch(/fails in .*a\.b: 00\.ms_per_game_minute 0 is/)
    expect(printed).toMatch(/\d+ of \d+ rules hold in 1 PC saves \(no series\); \d+ do not apply\n$/)
  })

  it('names what is not a save, and checks the others', () => {
    const { code, printed, complained } = run(file('b.b', 'no save'), file('c.b', sound[0] ?? ''))
    expect(code).toBe(1)
    expect(printed).toMatch(/rules hold in 1 PC saves/)
    expect(complained).toMatch(/b\.b: .*the file has 7 bytes/)
    expect(run(`${shell.folder}/none.b`).code).toBe(1)
  })
})
