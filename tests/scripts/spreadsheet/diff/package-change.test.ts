import { describe, expect, it } from 'vitest'
import type { BuiltData } from '../../../../scripts/spreadsheet/diff/built-data.ts'
import { packagePart } from '../../../../scripts/spreadsheet/diff/package-change.ts'
import { changelogSection } from '../../../../scripts/spreadsheet/diff/report.ts'

/** A build whose package has one interface. */
function build(...properties: readonly string[]): BuiltData {
  const lines = properties.map(property => `  /** What it is. */\n  ${property}\n`).join('')
  const text = `export interface PlayerInfo {\n${lines}}\n`
  return { tables: new Map(), files: new Map([['gtasa-save/index.d.ts', text]]) }
}

const none: BuiltData = { tables: new Map(), files: new Map() }

describe('the version change of the package after a data change', () => {
  it('is major if a type changed', () => {
    const part = packagePart(
      build('money: number', 'size: number'),
      build('money: string', 'sizeBytes: number'),
    )
    expect(part).toContain('is a major one')
    expect(part).toContain('- other types: `PlayerInfo.money`')
    expect(part).toContain('- new, removed or renamed: `PlayerInfo.size`, `PlayerInfo.sizeBytes`')
  })

  it('is minor if only names changed', () => {
    expect(packagePart(build('money: number'), build('cash: number'))).toContain('is a minor one')
  })

  it('is none if neither changed, or if there was no package', () => {
    expect(packagePart(build('money: number'), build('money: number'))).toBeNull()
    expect(packagePart(none, build('money: number'))).toBeNull()
  })

  it('is written to the changelog', () => {
    const section = changelogSection('0.2.0', build('money: number'), build('cash: number'))
    expect(section).toContain('### Package gtasa-save\n\nThe next version of gtasa-save is a minor one.')
  })
})
