import { describe, expect, it } from 'vitest'
import { btName } from '../../../scripts/exports/hex-editors/emit-bt.ts'
import { checkLayout } from './layout/check-layout.ts'
import { parseBt } from './layout/parse-bt.ts'
import { exported } from './support.ts'

const bt = exported('gtasa-save.bt')

describe('gtasa-save.bt', () => {
  checkLayout(bt, parseBt, { type: name => `${name}_t`, member: btName })

  it('has the header that the template repository requires', () => {
    const parts = ['File', 'Authors', 'Version', 'Purpose', 'Category', 'File Mask', 'ID Bytes', 'History']
    for (const part of parts) expect(bt).toMatch(new RegExp(`^// +${part}:`, 'm'))
  })

  it('gives each constant its own name', () => {
    const constants = [...bt.matchAll(/^ {4}([A-Z][A-Z0-9_]*) = -?\d+,?/gm)].map(([, name]) => name)
    expect(constants.length).toBeGreaterThan(500)
    expect(new Set(constants).size).toBe(constants.length)
  })
})
