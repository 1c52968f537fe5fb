import { describe, expect, it } from 'vitest'
import { runEvidence } from '../../../../scripts/format/evidence/run-evidence.ts'
import { file, giveShells, inFolder } from '../../library/cli-shell.ts'
import { realSource } from '../../support/sources.ts'
import { codecs, smallSave } from '../support.ts'

giveShells(null)

function run(...paths: string[]) {
  const printed: string[] = []
  const complained: string[] = []
  const code = runEvidence(realSource, paths, {
    codecs,
    readInput: () => new Uint8Array(),
    print: text => printed.push(text),
    complain: text => complained.push(text),
  })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

describe('npm run verify-saves -- --evidence', () => {
  it('prints a line for each rule, and where one does not hold in a made-up save', () => {
    const { code, printed } = run(file('a.b', smallSave))
    expect(code).toBe(1)
    expect(printed).toMatch(/\d+ of \d+ {2}minute_length \(constant, 4 bytes\): 1,000 in every save/)
    expect(printed).toMatch(/fails in .*a\.b: 00\.ms_per_game_minute 0 is/)
    expect(printed).toMatch(/\d+ of \d+ rules hold in 1 PC saves \(no series\); \d+ do not apply$/)
  })

  it('names what is not a save, and checks the others', () => {
    const { code, printed, complained } = run(file('b.b', 'no save'), file('c.b', smallSave))
    expect(code).toBe(1)
    expect(printed).toMatch(/rules hold in 1 PC saves/)
    expect(complained).toMatch(/b\.b: .*the file has 7 bytes/)
    expect(run(inFolder('none.b')).code).toBe(1)
  })
})
