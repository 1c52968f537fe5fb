import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { once } from '#shared/memoize.ts'
import type { OutputFile } from '../../build/output-file.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Entry points; those of a bundle share a file, and the second bundle imports the first. */
const bundles = [
  ['scripts/library/index.ts', 'scripts/library/cli/commands.ts'],
  ['scripts/library/tasks.ts'],
]

/** Modules that are files of their own in the package; those with data are generated. */
const ownFiles = {
  './index.ts': './index.js',
  './definition.ts': './definition.js',
  './recipe-data.ts': './recipes.js',
}

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
      ...Object.keys(ownFiles).map(path => `--external=${path}`),
      '--format=esm',
      '--platform=node',
      '--no-comments',
      '--logLevel=warn',
    ]
    const names = ['--entryFileNames=[name].js', '--chunkFileNames=shared.js']
    const command = join(repository, 'node_modules/rolldown/bin/cli.mjs')
    for (const entries of bundles)
      execFileSync(process.execPath, [command, ...entries, '--dir', folder, ...options, ...names], {
        cwd: repository,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    const files = readdirSync(folder).sort()
    const textOf = (path: string) =>
      Object.entries(ownFiles).reduce(
        (text, [module, generated]) => text.replace(module, generated),
        readFileSync(join(folder, path), 'utf8').replace(/^\/\/ \S+\.ts\n/gm, ''), // paths of the bundled modules
      )
    return files.map(path => ({ path, content: textOf(path) }))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
