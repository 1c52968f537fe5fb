import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { once } from '#shared/memoize.ts'
import type { OutputFile } from '../../build/output-file.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const config = fileURLToPath(new URL('rolldown.config.ts', import.meta.url))

/**
 * Bundles the code of the package (codec, functions and commands) as readable ES modules, without the format
 * data. Runs Rolldown in a child process, as build steps are synchronous.
 */
export const bundleCode = once((): readonly OutputFile[] => {
  const folder = mkdtempSync(join(tmpdir(), 'gtasa-save-'))
  try {
    const command = join(repository, 'node_modules/rolldown/bin/cli.mjs')
    execFileSync(process.execPath, [command, '--config', config, '--dir', folder], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return readdirSync(folder)
      .sort()
      .map(path => {
        const text = readFileSync(join(folder, path), 'utf8')
        return { path, content: text.replace(/^\/\/ \S+\.ts\n/gm, '') } // paths of the bundled modules
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
