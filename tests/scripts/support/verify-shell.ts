import { writeFileSync } from 'node:fs'
import { inFolder, run } from '../library/cli-shell.ts'

/** Calls `gtasa-save verify`, which `npm run verify-saves` has in common with it. */
export const verify = (...args: string[]) => run('verify', ...args)

/** Writes a file into the folder. */
export function file(name: string, bytes: Uint8Array | string): string {
  const path = inFolder(name)
  writeFileSync(path, bytes)
  return path
}
