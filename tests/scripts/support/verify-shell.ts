import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { plain } from '../../../scripts/library/cli/paint.ts'
import { runCli } from '../../../scripts/library/cli/run-cli.ts'
import { codecs, synthetic } from '../format/support.ts'

/** The folder of a test, and the output of the last call. */
export const shell = { folder: '', printed: '', complained: '' }

/** Gives each test of a file an empty folder. */
export function giveShells(): void {
  beforeEach(() => {
    shell.folder = mkdtempSync(join(tmpdir(), 'saves-'))
  })
  afterEach(() => {
    rmSync(shell.folder, { recursive: true })
  })
}

/** Calls `gtasa-save verify`, which `npm run verify-saves` has in common with it. */
export function verify(...args: string[]): number {
  shell.printed = ''
  shell.complained = ''
  const context = {
    readInput: () => new Uint8Array(),
    writeOutput: () => {},
    ...{
      codecs,
      recipeData: {
        names: { elements: [] },
        recipes: [],
        checklist: [],
        tables: { weaponsBySlot: [], garages: [], handlingFlags: {}, mods: [], savePlaces: [] },
      },
      lists: {},
      version: '',
      paint: plain,
    },
    print: (text: string) => {
      shell.printed += `${text}\n`
    },
    complain: (text: string) => {
      shell.complained += `${text}\n`
    },
  }
  return runCli(context, ['verify', ...args])
}

/** The synthetic saves, which no test changes. */
export const sound: readonly Uint8Array[] = variants.map(synthetic)

/** The first synthetic save with one byte changed. */
export function changed(offset: number): Uint8Array {
  const bytes = (sound[0] ?? new Uint8Array()).slice()
  bytes[offset] = (bytes[offset] ?? 0) ^ 0x40
  return bytes
}

/** Writes a file into the folder. */
export function file(name: string, bytes: Uint8Array | string): string {
  const path = join(shell.folder, name)
  writeFileSync(path, bytes)
  return path
}

/** The offset of the first byte of a block of a save. */
export function startOf(block: string, bytes: Uint8Array): number {
  verify(file('start.b', bytes), '--json')
  const [{ blocks }]: [{ blocks: { block: string; offset: number }[] }] = JSON.parse(shell.printed)
  rmSync(join(shell.folder, 'start.b'))
  return blocks.find(found => found.block === block)?.offset ?? Number.NaN
}
