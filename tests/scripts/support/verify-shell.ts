import { rmSync, writeFileSync } from 'node:fs'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { synthetic } from '../format/support.ts'
import { inFolder, run, shell } from '../library/cli-shell.ts'

/** Calls `gtasa-save verify`, which `npm run verify-saves` has in common with it. */
export const verify = (...args: string[]) => run('verify', ...args)

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
  const path = inFolder(name)
  writeFileSync(path, bytes)
  return path
}

/** The offset of the first byte of a block of a save. */
export function startOf(block: string, bytes: Uint8Array): number {
  verify(file('start.b', bytes), '--json')
  const [{ blocks }]: [{ blocks: { block: string; offset: number }[] }] = JSON.parse(shell.printed)
  rmSync(inFolder('start.b'))
  return blocks.find(found => found.block === block)?.offset ?? Number.NaN
}
