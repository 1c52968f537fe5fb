import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { fixedParts } from '../../../scripts/exports/c/c-struct.ts'
import { definition } from '../format/support.ts'
import { exported } from './support.ts'

const header = exported('gtasa-save.h')
const warnings = ['-fsyntax-only', '-Wall', '-Wextra', '-Wpedantic', '-Werror']
const dialects = [
  { compiler: 'gcc', flags: ['-x', 'c', '-std=c11'] },
  { compiler: 'g++', flags: ['-x', 'c++', '-std=c++17'] },
].map(dialect => ({
  ...dialect,
  isThere: spawnSync(dialect.compiler, ['--version']).error === undefined,
}))

function compile(
  compiler: string,
  flags: readonly string[],
  source: string,
): { status: number; output: string } {
  const { status, stderr } = spawnSync(compiler, [...warnings, ...flags, '-'], {
    input: source,
    encoding: 'utf8',
  })
  return { status: status ?? -1, output: stderr }
}

describe('gtasa-save.h', () => {
  for (const { compiler, flags, isThere } of dialects) {
    if (!isThere) process.stdout.write(`SKIPPED: compiling gtasa-save.h: no ${compiler} here\n`)

    it.runIf(isThere)(`compiles with ${compiler} without a warning`, () => {
      expect(compile(compiler, flags, header)).toEqual({ status: 0, output: '' })
    })

    it.runIf(isThere)(
      `does not compile with ${compiler} when a field is missing, moved or of another size`,
      () => {
        const seeds = [
          header.replace(/^ {4}uint16_t weekday;.*\n/m, ''),
          header.replace('uint16_t weekday;', 'uint32_t weekday;'),
          header.replace('#pragma pack(push, 1)', ''),
          header.replace('uint8_t filler_69[3];', 'uint8_t filler_69[4];'),
        ]
        for (const seed of seeds) {
          expect(seed).not.toBe(header)
          expect(compile(compiler, flags, seed).output).toMatch(/error/)
        }
      },
    )
  }

  it('asserts the size of each part and the offset of each field', () => {
    for (const struct of definition.structs.values()) {
      for (const { name, size, members } of fixedParts(struct)) {
        expect(header).toContain(`GTASA_ASSERT(sizeof(gtasa_${name}) == ${size});`)
        const offsets = header.split(`GTASA_ASSERT(offsetof(gtasa_${name}, `).length - 1
        expect(offsets).toBe(members.length)
      }
    }
  })

  it('contains each field of fixed size once', () => {
    const fixed = [...definition.structs.values()].flatMap(({ fields }) =>
      fields.filter(({ size }) => size !== null),
    )
    const declared = header.match(/^ {4}[a-z]\w+ \w+(?:\[\d+\])?; \/\* 0x/gm) ?? []
    expect(declared).toHaveLength(fixed.length)
  })

  it('gives each constant its own name', () => {
    const constants = [...header.matchAll(/^(?:#define | {4})(GTASA_\w+)(?= )/gm)].map(([, name]) => name)
    expect(constants.length).toBeGreaterThan(900)
    expect(new Set(constants).size).toBe(constants.length)
  })
})
