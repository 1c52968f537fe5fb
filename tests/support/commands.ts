import { spawnSync } from 'node:child_process'

/** Whether all commands are installed; prints a note if one is not. @param what is skipped then */
export function hasTools(what: string, ...commands: readonly string[]): boolean {
  const missing = commands.filter(command => spawnSync(command, ['--help']).error !== undefined)
  if (missing.length > 0) process.stdout.write(`SKIPPED: ${what}: no ${missing.join(', ')} here\n`)
  return missing.length === 0
}

/** Runs a command in a folder. @returns its output @throws if it fails */
export function run(folder: string, command: string, parameters: readonly string[], variables = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.slice(0, 3000)}`)
  return stdout
}
