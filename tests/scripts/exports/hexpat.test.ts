import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hexpatName } from '../../../scripts/exports/hex-editors/emit-hexpat.ts'
import { pascal } from '../../../scripts/exports/shared/texts.ts'
import { hasTools, run } from '../../support/commands.ts'
import { testFolder } from '../../support/folders.ts'
import { newMobileSaves, realMobileSaves, realSaves } from '../../support/real-saves.ts'
import { variants } from '../../support/synthetic-saves.ts'
import { synthetic, syntheticMobileSaves } from '../format/support.ts'
import { checkLayout } from './layout/check-layout.ts'
import { parseHexpat } from './layout/parse-hexpat.ts'
import { exported } from './support.ts'

const hexpat = exported('gtasa-save.hexpat')

describe('gtasa-save.hexpat', () => {
  checkLayout(hexpat, parseHexpat, { type: pascal, member: hexpatName })

  it('has the pragmas of a pattern, but no MIME type, as no register has one for this format', () => {
    expect(hexpat).toMatch(
      /^#pragma author .+\n#pragma description .*San Andreas.*\n#pragma endian little\n#pragma magic \[ 42 4C 4F 43 4B \] @ 0x00\n/,
    )
    expect(hexpat).not.toContain('#pragma MIME')
  })

  it('shows the values that recipes write and that exist once in a save, and the checksum, in the save editor', () => {
    const exported = [...hexpat.matchAll(/^ {4}\w+ (\w+) \[\[hex::editor_export[,\]]/gm)].map(
      ([, name]) => name,
    )
    expect(exported).toEqual(
      expect.arrayContaining(['has_cheated', 'money', 'health', 'stamina', 'tags_sprayed']),
    )
    expect(exported).not.toContain('ammo_total') // 13 slots
    expect(exported).not.toContain('stack_depth') // a count: changing it would move other fields
    expect(exported.at(-1)).toBe('checksum')
  })

  it('gives the meaning of each field, except for script variables, whose table is named in the header', () => {
    const variables = /^struct Globals(?:InArrays)? \{[^}]*\};\n/gm
    expect(hexpat.match(variables)).toHaveLength(2)
    expect(hexpat.slice(0, 2000)).toContain('data/variables.csv')
    const members = hexpat.replace(variables, '').match(/^ {4}\w+ \w+(?:\[.*?\])?(?: \[\[|;)/gm) ?? []
    const withoutComment = members.filter(member => member.endsWith(';'))
    expect(members.length).toBeGreaterThan(900)
    expect(withoutComment).toEqual(['    char text[5];'])
  })

  it.runIf(hasTools('running the ImHex pattern', 'plcli')).each([
    ['gtasa-save.hexpat', variants.map(synthetic)],
    ['gtasa-save.hexpat', realSaves.slice(0, 4).map(({ bytes }) => bytes)],
    ['gtasa-save-mobile.hexpat', syntheticMobileSaves.map(({ bytes }) => bytes)],
    ['gtasa-save-mobile.hexpat', [...realMobileSaves, ...newMobileSaves].map(({ bytes }) => bytes)],
  ])('runs in the language of ImHex itself: %s', (name, saves) => {
    const folder = testFolder()
    const pattern = join(folder, name)
    writeFileSync(pattern, exported(name))
    for (const bytes of saves) {
      const save = join(folder, 'save.b')
      writeFileSync(save, bytes)
      run(folder, 'plcli', ['run', '-i', save, '-p', pattern])
    }
  })
})
