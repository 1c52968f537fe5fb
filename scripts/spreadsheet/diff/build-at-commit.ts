import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError } from '../../cli/command-error.ts'
import { inputs } from '../../csv/inputs.ts'
import { type BuiltData, readBuiltData } from './built-data.ts'

const textOfError = (error: unknown) =>
  error instanceof Error && 'stderr' in error ? `${error.stderr}`.trim() : String(error)

/** Runs git, with messages in English. @throws CommandError with its message if it fails */
export function git(root: string, ...args: readonly string[]): string {
  try {
    const env = { ...process.env, LC_ALL: 'C' }
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 27, env })
  } catch (error) {
    throw new CommandError(`git ${args[0]} failed: ${textOfError(error)}`)
  }
}

/** The full hash of a commit, tag or branch. @throws CommandError if git does not know it */
export function findCommit(root: string, name: string): string {
  git(root, 'rev-parse', '--git-dir') // reports a missing repository
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim()
  } catch {
    const fix = 'name a commit, branch or tag; after a shallow clone: git fetch --unshallow'
    throw new CommandError(`unknown commit ${JSON.stringify(name)}; fix: ${fix}`)
  }
}

/** Inputs of the data step that differ from the last commit. */
export function uncommittedFiles(root: string): readonly string[] {
  const lines = git(root, 'status', '--porcelain', '--', ...inputs).split('\n')
  return lines.filter(line => line !== '').map(line => line.replace(/^\s*\S+\s+/, ''))
}

/** Links the packages of `root` into another folder, with a separate cache. */
function lendPackages(root: string, folder: string): void {
  const packages = join(root, 'node_modules')
  if (!existsSync(packages)) throw new CommandError('the packages are not installed; fix: npm ci')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages).filter(name => name !== '.cache'))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
}

/** Runs a function on the files of a commit, in a temporary folder. */
function atCommit<Result>(root: string, commit: string, work: (folder: string) => Result): Result {
  const home = mkdtempSync(join(tmpdir(), 'data-diff-'))
  const folder = join(home, 'tree')
  try {
    git(root, 'worktree', 'add', '--detach', folder, commit)
    try {
      return work(folder)
    } finally {
      git(root, 'worktree', 'remove', '--force', folder)
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/**
 * Builds the data of a commit with its own scripts. @throws CommandError if the build fails
 */
export function buildAtCommit(root: string, commit: string): BuiltData {
  return atCommit(root, commit, folder => {
    lendPackages(root, folder)
    try {
      const shell = process.platform === 'win32' // npm is a batch file on Windows
      execFileSync('npm', ['run', '--silent', 'data'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        shell,
      })
    } catch (error) {
      const said = error instanceof Error && 'stdout' in error ? `${error.stdout}`.trim() : ''
      throw new CommandError(`the data of ${commit} cannot be built:\n${said || textOfError(error)}`)
    }
    return readBuiltData(path => readFileSync(join(folder, 'dist/data', path), 'utf8'))
  })
}
