import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paintFor } from '../../../scripts/library/cli/command.ts'
import { readRows } from '../../support/csv-rows.ts'
import {
  complaintOf,
  copied,
  giveShells,
  inFolder,
  isCopied,
  jsonBy,
  printedBy,
  recipes,
  run,
  shell,
  toCopy,
} from './cli-shell.ts'

giveShells()

it.each([
  [{ isTTY: true }, undefined, '\u001b[36mx\u001b[0m'],
  [{}, undefined, 'x'],
  [{ isTTY: true }, '1', 'x'],
])('colours are written only to a terminal, and only if enabled: %j, %s', (stream, noColour, shown) => {
  expect(paintFor(stream, noColour)('path', 'x')).toBe(shown)
})

it('gtasa-save recipe lists all recipes of the site', () => {
  expect(printedBy('recipe', '--list').trim().split('\n')).toHaveLength(recipes.length)
  expect(jsonBy('recipe', '--list', '--json')).toHaveLength(recipes.length)
})

it('gtasa-save recipe refuses a fraction for a whole script variable', () => {
  const met = ['block01.globals[gf_progress][0]=50', 'block16.int_stats[progress_with_denise]=50']
  const save = inFolder('met.b')
  printedBy('set', shell.save, ...met, '--unusual', '--out', save)
  const complaint = complaintOf(1, 'recipe', save, 'max-girlfriend', 'value=1.5', ...toCopy())
  expect(complaint).toBe('block01.globals[gf_progress][0] is 1.5, which does not fit i32\n')
  expect(isCopied()).toBe(false)
})

it('gtasa-save checklist lists what is missing for 100%', () => {
  const { done, of, missing } = jsonBy('checklist', shell.save, '--json')
  expect(done + missing.length).toBe(of)
  expect(missing.length).toBeGreaterThan(0)
  const lines = printedBy('checklist', shell.save).trimEnd().split('\n')
  expect(lines.at(-1)).toBe(`${done} of ${of} done`)
  expect(lines).toHaveLength(missing.length + 1)
})

it('gtasa-save set requires the permission to write', () => {
  if (process.getuid?.() === 0) return // root may write to all folders
  chmodSync(shell.folder, 0o500)
  expect(run('set', shell.save, 'block15.money=1', ...toCopy())).toBe(1)
  chmodSync(shell.folder, 0o700)
  expect(shell.complained).toContain('cannot be written (no permission)')
})

describe('gtasa-save dump and load', () => {
  const load = (values: string) => {
    writeFileSync(inFolder('a.json'), values)
    return ['load', shell.save, inFolder('a.json')]
  }

  it('of one struct contain its values only', () => {
    const paths = Object.keys(jsonBy('dump', shell.save, 'parkedCars.cars[3]', '--json'))
    expect(paths).toContain('block12.cars[3].model')
    expect(paths.filter(path => !path.startsWith('block12.cars[3].'))).toEqual([])
  })

  it.each(['utf8', 'utf16le'] as const)('pass through a file that PowerShell writes as %s', encoding => {
    expect(run('set', shell.save, 'block00.save_name=Misi\xf3n \x83', ...toCopy())).toBe(0)
    const values = printedBy('dump', inFolder('b.b'), 'block00', '--json')
    expect(values).toMatch(/^[\n -~]*$/) // other characters are lost on the way
    writeFileSync(inFolder('a.json'), `\ufeff${values}`, encoding)
    expect(run('load', inFolder('b.b'), inFolder('a.json'), '--out', '-')).toBe(0)
    expect(Buffer.compare(shell.output, readFileSync(inFolder('b.b')))).toBe(0)
  })

  it('set each value that a path selects', () => {
    expect(run(...load('{"tags.paint[all]":228}'), ...toCopy())).toBe(0)
    expect(new Set(Object(copied('block20.paint[all]')))).toEqual(new Set([228]))
  })

  it.each(readRows<Record<'text' | 'words', string>>(new URL('load-refusals.csv', import.meta.url)))(
    'reject $text and write nothing',
    ({ text, words }) => {
      expect(complaintOf(1, ...load(text), ...toCopy())).toContain(words)
      expect(isCopied()).toBe(false)
    },
  )
})
