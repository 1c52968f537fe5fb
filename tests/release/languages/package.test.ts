import { spawnSync } from 'node:child_process'
import { existsSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '../../../scripts/build/site.ts'
import { installCommand } from '../../../scripts/exports/typescript/manifest.ts'
import { packageStep } from '../../../scripts/exports/typescript/package-step.ts'
import { languages } from '../../../scripts/tables/languages.ts'
import { typicalBytes } from '../../scripts/library/support.ts'
import { typeErrors } from '../../scripts/snippets/support.ts'
import { realSource } from '../../scripts/support/sources.ts'
import { run } from '../../support/commands.ts'
import { fileFolder } from '../../support/folders.ts'

const root = process.cwd()
const files = new Map(
  packageStep({ root, source: realSource }).downloads?.map(({ path, content }) => [path, content]),
)
const tarball = Uint8Array.from(Buffer.from(files.get('gtasa-save.tgz') ?? ''))

const folder = fileFolder()

beforeAll(() => {
  writeFileSync(join(folder, 'gtasa-save.tgz'), tarball)
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'a.b'), typicalBytes)
  run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', './gtasa-save.tgz'])
})

/** Runs a program in the folder where the package is installed. @returns its output */
function runProgram(name: string, lines: readonly string[]): string {
  writeFileSync(join(folder, name), lines.join('\n'))
  return run(folder, process.execPath, [name])
}

const useIt = [
  `const save = parseSave(readFileSync('a.b'), { names })`,
  `const isSame = Buffer.compare(writeSave(save), readFileSync('a.b')) === 0`,
  `save.blocks.playerInfo.money = 1_000_000`,
  `save.script.globals.set('gf_progress[2]', 50)`,
  `const again = parseSave(writeSave(save), { names })`,
  `console.log(isSame, again.blocks.playerInfo.money, again.script.globals.get('gf_progress[2]'), validate(again).length)`,
]

describe('the package, installed from its tarball without a network', () => {
  it('is used from CommonJS', () => {
    const imports = [
      `const { readFileSync } = require('node:fs')`,
      `const { parseSave, validate, writeSave } = require('gtasa-save')`,
      `const { names } = require('gtasa-save/names')`,
    ]
    expect(runProgram('use.cjs', [...imports, ...useIt])).toBe('true 1000000 50 0\n')
  })

  it('is checked by tsc --strict, which knows each value', () => {
    const lines = [
      `import { fieldAt, isMobile, layout, offsetOf, parseSave, type Player, SaveError, writeSave } from 'gtasa-save'`,
      `import { names } from 'gtasa-save/names'`,
      `declare const bytes: Uint8Array`,
      `const save = parseSave(bytes, { names })`,
      `if (isMobile(save)) throw new Error('a save of PC is needed')`,
      `save.blocks.playerInfo.money = 1_000_000`,
      `save.blocks.simpleVariables.hasCheated = false`,
      `export const player: Player | undefined = save.blocks.pools.players[0]`,
      `export const progress: number[] = save.script.globals.get('gf_progress')`,
      `export const one: number = save.script.globals.get('gf_progress[2]')`,
      `export const at = fieldAt(save, offsetOf(save, 'block15.money'))`,
      `export const fields: number[] = [...layout(save, 'block15')].map(({ size }) => size)`,
      `export const value = at?.part === 'field' ? at.value : null`,
      `export const written: Uint8Array = writeSave(save)`,
      `export const download = new Blob([writeSave(save)])`,
      `export const position = (error: SaveError): number => error.offset`,
      `// @ts-expect-error no such field`,
      `save.blocks.playerInfo.mony = 1`,
      `// @ts-expect-error follows from the list`,
      `save.blocks.parkedCars.carCount = 1`,
      `// @ts-expect-error no such variable`,
      `save.script.globals.get('nope')`,
      `const plain = parseSave(bytes)`,
      `// @ts-expect-error mobile saves have no such field`,
      `plain.blocks.simpleVariables.saveName`,
      `// @ts-expect-error names are needed for names`,
      `if (plain.platform === 'pc') plain.script.globals.get('gf_progress')`,
    ]
    writeFileSync(join(folder, 'use.mts'), lines.join('\n'))
    expect(typeErrors(folder, ['use.mts'], [])).toBe('')
  })

  const command = join(folder, 'node_modules/.bin/gtasa-save')

  it('has the command gtasa-save', () => {
    expect(run(folder, command, ['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it.skipIf(process.platform === 'win32')('works in a pipe', () => {
    const pipe = 'cat a.b | "$0" set - block15.money=7 --out - --quiet | "$0" get - block15.money'
    expect(run(folder, 'sh', ['-c', pipe, command])).toBe('7\n')
  })

  it.skipIf(!existsSync('/dev/full'))('fails if its output does not fit on the disk', () => {
    const stdout = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'node_modules/gtasa-save/cli.js'), 'get', 'a.b', 'block15.money'],
      { cwd: folder, encoding: 'utf8', stdio: ['ignore', stdout, 'pipe'] },
    )
    expect([status, stderr]).toEqual([1, 'the output cannot be written (no space left on the disk)\n'])
  })
})

describe('the tarball', () => {
  it('contains no time, user or system', () => {
    expect([...tarball.subarray(4, 8)]).toEqual([0, 0, 0, 0])
    const tar = gunzipSync(tarball)
    expect(tar.subarray(0, 'package/'.length).toString()).toBe('package/')
    expect(tar.subarray(108, 124).toString()).toBe('0000000\0'.repeat(2))
    expect(Number.parseInt(tar.subarray(136, 147).toString(), 8)).toBe(499_162_500)
  })

  it('contains the files listed in its folder', () => {
    const listed = run(folder, 'tar', ['-tzf', 'gtasa-save.tgz'])
    const inFolder = [...files.keys()].filter(path => path.startsWith('gtasa-save/'))
    expect(listed.trim().split('\n')).toEqual(
      inFolder.map(path => path.replace('gtasa-save/', 'package/')).sort(),
    )
  })
})

it('is installed as the page of languages shows', () => {
  const shown = languages.rows(realSource).find(({ key }) => key === 'typescript')
  expect(shown?.install).toBe(installCommand(readSite(root)))
})

describe('the sizes', () => {
  const sizeOf = (...paths: string[]) =>
    paths.reduce(
      (sum, path) => sum + gzipSync(String(files.get(`gtasa-save/${path}`)), { level: 9 }).length,
      0,
    )
  const core = ['index.js', 'shared.js', 'definition.js']

  it('are at most 49 KB for the core, 80 KB for the names and 60 KB for the tables (gzip)', () => {
    expect(sizeOf(...core)).toBeLessThanOrEqual(49_000)
    expect(sizeOf('names.js')).toBeLessThanOrEqual(80_000)
    expect(sizeOf('data.js')).toBeLessThanOrEqual(60_000)
  })

  it('include everything that the core imports, and nothing of Node', () => {
    const imported = core.flatMap(path =>
      Array.from(
        String(files.get(`gtasa-save/${path}`)).matchAll(/^(?:import|export) .*from ["'](.+)["']/gm),
        ([, from]) => from,
      ),
    )
    expect(new Set(imported)).toEqual(new Set(['./definition.js', './shared.js']))
  })
})
