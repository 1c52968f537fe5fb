import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect } from 'vitest'
import { memoizeBy } from '#shared/memoize.ts'
import { emitPackage } from '../../../scripts/exports/typescript/package-step.ts'
import { testFolder } from '../../support/folders.ts'
import { newMobileSaves, realMobileSaves, realSaves } from '../../support/real-saves.ts'
import { model } from '../exports/support.ts'
import { smallSave, syntheticMobileSaves } from '../format/support.ts'
import { library } from '../library/support.ts'
import { realSource } from '../support/sources.ts'

/** The save that the snippets read: a real one if available. */
const bytes = realSaves[0]?.bytes ?? smallSave

/** Saves in which a text fills its field, without a 00 at its end, which a parser may not expect; at most four. */
export function savesWithFullTexts(): readonly Uint8Array[] {
  const isFull = (save: Uint8Array) => !String(valueAt(save, 'block10.zones[0].label')).includes('\0')
  const found = realSaves.map(save => save.bytes).filter(isFull)
  return found.length === 0 ? [bytes] : found.slice(0, 4)
}

/** Saves of phones and tablets; a synthetic one without the real ones. */
export function mobileSaves(): readonly Uint8Array[] {
  const real = [...realMobileSaves, ...newMobileSaves]
  return (real.length > 0 ? real : syntheticMobileSaves.slice(0, 1)).map(save => save.bytes)
}

const parsed = memoizeBy((save: Uint8Array) => library.parseSave(save))
const valueAt = (save: Uint8Array, path: string) => library.getValue(parsed(save), path)

/** A folder for the test that runs, with the save as `GTASAsf1.b` and some files. @param files texts by path */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = testFolder()
  writeFileSync(join(folder, 'GTASAsf1.b'), bytes)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** What tsc --strict complains about in some files of a folder. @param types packages with global types */
export function typeErrors(folder: string, files: readonly string[], types: readonly string[] = ['node']) {
  const modules = join(process.cwd(), 'node_modules')
  const compilerOptions = {
    strict: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    module: 'nodenext',
    target: 'es2023',
    types,
    typeRoots: [join(modules, '@types')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const tsc = join(modules, 'typescript/bin/tsc')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout + stderr || 'the compiler broke off'
}

/** The files of the package as installed, by path. */
export const installedPackage = () =>
  Object.fromEntries(
    emitPackage(() => model, realSource).map(({ path, content }) => [
      `node_modules/gtasa-save/${path}`,
      String(content),
    ]),
  )

/** Writes a snippet into a folder. @param adapt changes its text @returns its name */
export function copySnippet(file: string, folder: string, adapt = (text: string) => text): string {
  const text = readFileSync(join(process.cwd(), 'snippets', file), 'utf8')
  writeFileSync(join(folder, basename(file)), adapt(text))
  return basename(file)
}

/** Runs a snippet on saves. @param read runs it on the file `GTASAsf1.b` of the folder */
export function expectReads(saves: readonly Uint8Array[], folder: string, read: () => string): void {
  for (const save of saves) {
    writeFileSync(join(folder, 'GTASAsf1.b'), save)
    expectValues(read(), save)
  }
}

/** Compares the output of a snippet with the values of our own decoder. */
export function expectValues(output: string, save = bytes): void {
  const [, money, ...position] = /^money (\S+)\r?\nposition (\S+) (\S+) (\S+)\r?\n$/.exec(output) ?? []
  expect(Number(money), output).toBe(valueAt(save, 'block15.money'))
  for (const [index, axis] of ['x', 'y', 'z'].entries()) {
    const value = Number(valueAt(save, `block02.players[0].position.${axis}`))
    expect(Math.abs(Number(position[index]) - value), output).toBeLessThanOrEqual(Math.abs(value) * 1e-5)
  }
}
