import { expect, it } from 'vitest'
import { readRows } from '../../support/csv-rows.ts'
import { library, namedSave } from '../library/support.ts'
import { verdictOf } from './support.ts'

/** Changes of a sound save, and what the verification finds then. */
interface SaveRule {
  readonly rule: string
  /** `path=value`, several with a blank between them. */
  readonly changes: string
  /** What makes the save unsound. */
  readonly errors: string
  /** Values that no save of the game has. */
  readonly listed: string
}

/** A sound save with other values, as the package writes it. */
function changed(changes: string): Uint8Array {
  const save = namedSave()
  for (const change of changes.split(' ')) {
    const [path = '', value = ''] = change.split('=')
    library.setValue(save, path, value === 'NaN' || !Number.isNaN(Number(value)) ? Number(value) : value)
  }
  return library.writeSave(save, { unchecked: true })
}

const pathsOf = (lines: readonly string[]) => lines.map(line => line.replace(/ .*/, ''))

it.each(readRows<SaveRule>(new URL('save-rules.csv', import.meta.url)))(
  '$rule',
  ({ changes, errors, listed }) => {
    const bytes = changed(changes)
    const verdict = verdictOf(bytes)
    const broken = verdict.errors.map(line => line.replace(/^byte \d+ \(0x[0-9A-F]+\): /, ''))
    const unusual = verdict.violations.map(
      ({ path, name, value, allowed }) =>
        `${path}${name === null ? '' : ` (${name})`} is ${value}, allowed: ${allowed}`,
    )
    expect([broken.join('; '), unusual.join('; ')]).toEqual([errors, listed])
    expect(verdict.isSound).toBe(errors === '')
    expect(JSON.stringify(verdict)).not.toContain('"value":null') // JSON has no infinity
    // The package finds the same, but for the meaning of script variables.
    const found = library
      .validate(library.parseSave(bytes))
      .map(({ severity, path }) => `${severity} ${path}`)
    const told = [
      ...pathsOf(broken).map(path => `error ${path}`),
      ...pathsOf(unusual).map(path => `warning ${path}`),
    ]
    expect(found).toEqual(told.filter(line => !line.includes('block01.globals')))
  },
)
