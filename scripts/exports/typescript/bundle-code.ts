import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OutputFile, once } from '../../build/output-file.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const entries = ['scripts/library/library.ts', 'scripts/library/cli/commands.ts']

/**
 * The code of the package: the codec, the functions over it and the commands as ES modules, to be read by people too. The
 * data of the format are no part of it. A step returns at once, and Rolldown only works later: it runs beside us.
 */
export const bundleCode = once((): readonly OutputFile[] => {
  const folder = mkdtempSync(join(tmpdir(), 'gtasa-save-'))
  try {
    const options = ['--format=esm', '--platform=node', '--logLevel=warn']
    const names = ['--entryFileNames=[name].js', '--chunkFileNames=shared.js']
    const command = join(repository, 'node_modules/rolldown/bin/cli.mjs')
    execFileSync(process.execPath, [command, ...entries, '--dir', folder, ...options, ...names], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const files = readdirSync(folder).sort()
    return files.map(path => ({ path, content: readFileSync(join(folder, path), 'utf8') }))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
