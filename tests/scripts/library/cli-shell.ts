import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect } from 'vitest'
import { plain } from '../../../scripts/library/cli/command.ts'
import { runCli, unpackCodecs } from '../../../scripts/library/cli/commands.ts'
import { recipeData } from '../../../scripts/library/recipe-data.ts'
import { testFolder } from '../../support/folders.ts'
import { library, lists, names, packed, typicalBytes } from './support.ts'

/** Loaded from JSON, as in the package. */
const codecs = unpackCodecs(packed, names)

export { recipeData }
export const { recipes } = recipeData

interface Shell {
  folder: string
  save: string
  printed: string
  complained: string
  /** Standard input, for the file name `-`. */
  input: Uint8Array
  output: Uint8Array
}

/** The folder of a test, with a save in it, and the output of the last call. */
export const shell: Shell = {
  folder: '',
  save: '',
  printed: '',
  complained: '',
  input: new Uint8Array(),
  output: new Uint8Array(),
}

/** A path in the folder of the test. */
export const inFolder = (name: string) => join(shell.folder, name)

/** Writes a file into the folder of the test. @returns its path */
export function file(name: string, bytes: Uint8Array | string): string {
  writeFileSync(inFolder(name), bytes)
  return inFolder(name)
}

/** For a call that writes a second save. */
export const toCopy = () => ['--out', inFolder('b.b')]

export const isCopied = () => existsSync(inFolder('b.b'))

/** A value of the second save. */
export const copied = (path: string) =>
  library.getValue(library.parseSave(readFileSync(inFolder('b.b'))), path)

/** Gives each test of a file a folder, by default with a sound save. */
export function giveShells(save: Uint8Array | null = typicalBytes): void {
  beforeEach(() => {
    shell.folder = testFolder()
    shell.save = inFolder('a.b')
    if (save !== null) writeFileSync(shell.save, save)
  })
}

/** Calls `gtasa-save`. @returns the exit code */
export function run(...args: string[]): number {
  shell.printed = ''
  shell.complained = ''
  const context = {
    readInput: () => shell.input,
    writeOutput: (bytes: Uint8Array) => {
      shell.output = bytes
    },
    ...{ codecs, recipeData, lists, version: '1.2.3', paint: plain },
    print: (text: string) => {
      shell.printed += `${text}\n`
    },
    complain: (text: string) => {
      shell.complained += `${text}\n`
    },
  }
  return runCli(context, args)
}

/** What a call prints that succeeds. */
export function printedBy(...args: string[]): string {
  expect(run(...args), shell.complained).toBe(0)
  return shell.printed
}

/** The JSON that a call prints that succeeds. */
export const jsonBy = (...args: string[]) => JSON.parse(printedBy(...args))

/** What a call complains about that ends with an exit code. */
export function complaintOf(exitCode: number, ...args: string[]): string {
  expect(run(...args)).toBe(exitCode)
  return shell.complained
}
