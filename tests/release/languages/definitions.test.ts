import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Description } from '../../../scripts/publish/parsers/parser-archives.ts'
import { weapons } from '../../../scripts/tables/weapons.ts'
import { hostileSource, hostileTables } from '../../scripts/exports/hostile/hostile-source.ts'
import { compileKsy } from '../../scripts/exports/kaitai-parser.ts'
import { parseByKaitai } from '../../scripts/exports/parse-by-kaitai.ts'
import { exported, exportsOf } from '../../scripts/exports/support.ts'
import { smallSave } from '../../scripts/format/support.ts'
import { hasTools } from '../../support/commands.ts'

const header = exported('gtasa-save.h')
/** With the header that it includes in its place. */
const mobileHeader = exported('gtasa-save-mobile.h').replace('#include "gtasa-save.h"', () => header)
const hostile = exportsOf(hostileSource(hostileTables))
const strict = '-fsyntax-only -Wall -Wextra -Wpedantic -Wtrigraphs -Werror'.split(' ')

const run = (compiler: string, flags: readonly string[], input: string) =>
  spawnSync(compiler, [...flags, '-'], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })

const dialects = [
  { compiler: 'gcc', flags: ['-x', 'c', '-std=c11'] },
  { compiler: 'g++', flags: ['-x', 'c++', '-std=c++17'] },
].filter(({ compiler }) => hasTools('compiling gtasa-save.h', compiler))

describe.each(dialects)('gtasa-save.h with $compiler', ({ compiler, flags }) => {
  const compile = (source: string) => run(compiler, [...strict, ...flags], source)

  it.each([
    ['the data', () => header],
    ['hostile texts', () => hostile('gtasa-save.h')],
    ['hostile names', () => exportsOf(hostileSource([weapons]))('gtasa-save.h')],
    ['the data of mobile saves', () => mobileHeader],
  ])('compiles without a warning from %s', (_, source) => {
    const { status, stderr } = compile(source())
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('does not compile when a field is missing, moved or of another size', () => {
    const seeds = [
      header.replace(/^ {4}uint16_t weekday;.*\n/m, ''),
      header.replace('uint16_t weekday;', 'uint32_t weekday;'),
      header.replace('#pragma pack(push, 1)', ''),
      header.replace('uint8_t filler_69[3];', 'uint8_t filler_69[4];'),
    ]
    for (const seed of seeds) {
      expect(seed).not.toBe(header)
      expect(compile(seed).stderr).toMatch(/error/)
    }
  })

  it('is the same from hostile texts, but for comments', () => {
    const code = (text: string) => run(compiler, [...flags, '-fpreprocessed', '-dD', '-E', '-P'], text).stdout
    const withoutHash = (text: string) => text.replace(/DATA_HASH "\w+"/, '')
    expect(withoutHash(code(hostile('gtasa-save.h')))).toBe(withoutHash(code(header)))
  })
})

it('Kaitai Struct compiles a description with hostile texts to a parser that reads a save', async () => {
  const [description, variables] = ['gtasa-save.ksy', 'gtasa_save_variables.ksy'].map(
    (path): Description => parse(hostile(path), { version: '1.2' }),
  )
  if (description === undefined || variables === undefined) throw new Error('no description')
  const read = await compileKsy(description, [variables])
  const [parsed, expected] = [read(smallSave), parseByKaitai(smallSave)]
  expect(Object.keys(parsed)).toEqual(Object.keys(expected))
  const shown = (key: string, value: unknown) => (key.startsWith('_') ? undefined : value) // no way back to the whole save
  expect(JSON.stringify(parsed.playerInfo, shown)).toBe(JSON.stringify(expected.playerInfo, shown))
})
