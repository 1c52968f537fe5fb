import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './command-error.ts'

/** Checks that a folder contains a built site. @throws CommandError if it does not */
export function requireBuiltSite(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError(
      `${folder} contains no built site; run npm run build first, or name another folder`,
    )
}
