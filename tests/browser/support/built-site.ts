import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Folders and files that the site is built from. */
const inputs = [
  'data-csv',
  'docs',
  'public',
  'scripts',
  'snippets',
  'src',
  'index.html',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Hash of the names and contents of all inputs. */
function hashInputs(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    const isFolder = statSync(path).isDirectory()
    const files = isFolder ? readdirSync(path, { recursive: true, withFileTypes: true }) : []
    const paths = files.filter(file => file.isFile()).map(file => join(file.parentPath, file.name))
    for (const file of isFolder ? paths.filter(name => !name.includes('/generated/')).sort() : [path])
      hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Builds the site for tests, unless the last build had the same inputs.
 * @returns folder of the site, with a slash at its end
 */
export async function buildSite(root: string): Promise<string> {
  process.env.NODE_ENV = 'production' // the test runner sets "test", which would build the development code of the libraries
  const outDir = join(root, 'node_modules/.cache/test-site')
  const note = `${outDir}.sha256`
  const inputsHash = hashInputs(root)
  if (existsSync(note) && readFileSync(note, 'utf8') === inputsHash) return `${outDir}/`
  rmSync(note, { force: true })
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  writeFileSync(note, inputsHash)
  return `${outDir}/`
}
