import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emitPackage } from '../../../scripts/exports/typescript/package-step.ts'
import { model } from '../exports/support.ts'
import { library } from '../library/support.ts'
import { realSource } from '../support/sources.ts'
import { copySnippet, expectValues, inFolder, run } from './support.ts'

const installed = emitPackage(() => model, realSource).map(({ path, content }): [string, string] => [
  `node_modules/gtasa-save/${path}`,
  String(content),
])

describe('the snippet for TypeScript and JavaScript', () => {
  it('reads the values in Node, and writes a save with a different amount of money', () => {
    inFolder(Object.fromEntries(installed), folder => {
      const snippet = copySnippet('edit-save.ts', folder)
      // It has no type annotations, so it is valid JavaScript.
      copyFileSync(join(folder, snippet), join(folder, 'edit-save.mjs'))
      expectValues(run(folder, process.execPath, ['edit-save.mjs']))
      const written = library.parseSave(readFileSync(join(folder, 'GTASAsf2.b')))
      expect(written.blocks.playerInfo?.money).toBe(1_000_000)
    })
  })

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
