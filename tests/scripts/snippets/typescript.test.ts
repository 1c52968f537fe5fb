import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasTools, run } from '../../support/commands.ts'
import { library } from '../library/support.ts'
import { copySnippet, expectValues, folderWith, installedPackage, typeErrors } from './support.ts'

/** The runtimes that are installed. */
const runtimes = [
  { name: 'Node', command: process.execPath, parameters: [] },
  { name: 'Deno', command: 'deno', parameters: ['run', '--allow-read', '--allow-write'] },
  { name: 'Bun', command: 'bun', parameters: ['run'] },
].filter(({ name, command }) => hasTools(`the snippet in ${name}`, command))

describe('the snippet for TypeScript and JavaScript', () => {
  it.each(runtimes)(
    'reads the values in $name, and writes a save with a different amount of money',
    ({ command, parameters }) => {
      const folder = folderWith(installedPackage())
      writeFileSync(join(folder, 'package.json'), '{}') // Deno reads node_modules only beside one
      // It has no type annotations, so it is valid JavaScript.
      copyFileSync(join(folder, copySnippet('edit-save.ts', folder)), join(folder, 'edit-save.mjs'))
      expectValues(run(folder, command, [...parameters, 'edit-save.mjs']))
      const written = library.parseSave(readFileSync(join(folder, 'GTASAsf2.b')))
      expect(written.blocks.playerInfo?.money).toBe(1_000_000)
    },
  )

  it('passes tsc --strict', () => {
    const folder = folderWith(installedPackage())
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    expect(typeErrors(folder, [copySnippet('edit-save.ts', folder)])).toBe('')
  })
})
