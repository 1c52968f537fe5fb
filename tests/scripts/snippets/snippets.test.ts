import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findTarget } from '#shared/format-path/target.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { hasTools, run } from '../../support/commands.ts'
import { exported } from '../exports/support.ts'
import { definition } from '../format/support.ts'
import { realSource } from '../support/sources.ts'
import { copySnippet, expectValues, folderWith } from './support.ts'

const snippetText = (file: string) => readFileSync(join(process.cwd(), 'snippets', file), 'utf8')

describe('the snippets', () => {
  it('are at most fifteen lines long, unless the language requires more', () => {
    const long = readdirSync(join(process.cwd(), 'snippets')).filter(
      file => snippetText(file).trimEnd().split('\n').length > 15,
    )
    expect(long).toEqual(['read_save.c', 'read_save.go'])
  })

  it.runIf(hasTools('the snippet in C', 'gcc'))('reads the values in C', () => {
    const folder = folderWith({ 'gtasa-save.h': exported('gtasa-save.h') })
    const warnings = ['-std=c11', '-Wall', '-Wextra', '-Wpedantic', '-Werror']
    run(folder, 'gcc', [...warnings, copySnippet('read_save.c', folder), '-o', 'read'])
    expectValues(run(folder, join(folder, 'read'), []))
  })

  it.runIf(hasTools('the recipe in Python', 'python3'))('fix the checksum in Python', () => {
    const fix = recipeBook(definition, realSource).recipes.find(({ key }) => key === 'fix-checksum')
    const folder = folderWith({ 'fix.py': fix?.python ?? '' })
    const path = join(folder, 'GTASAsf1.b')
    const bytes = readFileSync(path)
    writeFileSync(path, Buffer.concat([bytes.subarray(0, -4), Buffer.from('0000')]))
    run(folder, 'python3', ['fix.py'])
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })

  it.each(['read_save.hexpat', 'read_save.1sc'])('%s use names that exist', file => {
    const paths = [...snippetText(file).matchAll(/\b(?:save\.)?(\w+)\.((?:\w+(?:\[\d+\])?\.)*\w+)(?=[,)])/g)]
    expect(paths).toHaveLength(4)
    const offsets = paths.map(([, name, rest]) => {
      const block = definition.blocks.find(candidate => candidate.name === name)
      return findTarget(definition, `block${block?.number}.${rest}`).path
    })
    const position = ['x', 'y', 'z'].map(axis => `block02.players[0].position.${axis}`)
    expect(offsets).toEqual(['block15.money', ...position])
  })
})
