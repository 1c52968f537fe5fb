import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emitPackage } from '../../../scripts/exports/typescript/package-step.ts'
import { model } from '../exports/support.ts'
import { library } from '../library/support.ts'
import { realSource } from '../support/sources.ts'
import { copySnippet, expectValues, hasTools, inFolder, run } from './support.ts'

const installed = emitPackage(() => model, realSource).map(({ path, content }): [string, string] => [
  `node_modules/gtasa-save/${path}`,
  String(content),
])

/** The runtimes that are installed. */
const runtimes = [
  { name: 'Node', command: process.execPath, parameters: [] },
  { name: 'Deno', command: 'deno', parameters: ['run', '--allow-read', '--allow-write'] },
  { name: 'Bun', command: 'bun', parameters: ['run'] },
].filter(({ name, command }) => hasTools(name, command))

describe('the snippet for TypeScript and JavaScript', () => {
  it.each(runtimes.map(one => [one.name, one] as const))(
    'reads the values in %s, and writes a save with a different amount of money',
    (_, { command, parameters }) => {
      inFolder(Object.fromEntries(installed), folder => {
        writeFileSync(join(folder, 'package.json'), '{}') // Deno reads node_modules only beside one
        // It has no type annotations, so it is valid JavaScript.
        copyFileSync(join(folder, copySnippet('edit-save.ts', folder)), join(folder, 'edit-save.mjs'))
        expectValues(run(folder, command, [...parameters, 'edit-save.mjs']))
        const written = library.parseSave(readFileSync(join(folder, 'GTASAsf2.b')))
        expect(written.blocks.playerInfo?.money).toBe(1_000_000)
      })
    },
  )

  it('passes tsc --strict', () => {
    inFolder(Object.fromEntries(installed), folder => {
      const compilerOptions = {
        ...{ strict: true, noEmit: true, module: 'nodenext', target: 'es2023', types: ['node'] },
        typeRoots: [join(process.cwd(), 'node_modules/@types')],
      }
      const files = [copySnippet('edit-save.ts', folder)]
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
      run(folder, process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '-p', '.'])
    })
  })
})
