import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { once } from '../../../src/shared/memoize.ts'
import type { OutputFile } from '../../build/output-file.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const entries = ['scripts/library/index.ts', 'scripts/library/cli/commands.ts']

/**
 * Bundles the code of the package (codec, functions and commands) as readable ES modules, without the format
 * data. Runs Rolldown in a child process, as build steps are synchronous.
 */
export const bundleCode = once((): readonly OutputFile[] => {
  const folder = mkdtempSync(join(tmpdir(), 'gtasa-save-'))
  try {
    // The declarations beside the code describe it: comments made 5 of its 46 KB (gzip).
    // A build generates the format data.
    const options = [
      '--external=./definition.ts',
      '--format=esm',
      '--platform=node',
      '--no-comments',
      '--logLevel=warn',
    ]
    const names = ['--entryFileNames=[name].js', '--chunkFileNames=shared.js']
    const command = join(repository, 'node_modules/rolldown/bin/cli.mjs')
    execFileSync(process.execPath, [command, ...entries, '--dir', folder, ...options, ...names], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const files = readdirSync(folder).sort()
    const textOf = (path: string) =>
      readFileSync(join(folder, path), 'utf8').replace('./definition.ts', './definition.js')
    return files.map(path => ({ path, content: textOf(path) }))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
