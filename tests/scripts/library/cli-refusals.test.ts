import { expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import { complaintOf, giveShells, inFolder, isCopied, shell } from './cli-shell.ts'

/** A call, with `SAVE` for a sound save and `COPY` for a file that does not exist. */
interface Refusal {
  readonly call: string
  readonly code: string
  /** What the complaint has to contain. */
  readonly words: string
}

giveShells()

it.each(readRows<Refusal>(new URL('cli-refusals.csv', import.meta.url)))(
  'gtasa-save $call ends with exit code $code, says why and writes nothing',
  ({ call, code, words }) => {
    const args =
      call === '' ? [] : call.replaceAll('SAVE', shell.save).replace('COPY', inFolder('b.b')).split(' ')
    expect(complaintOf(Number(code), ...args)).toContain(words)
    expect(shell.printed).toBe('')
    expect(isCopied()).toBe(false)
  },
)
