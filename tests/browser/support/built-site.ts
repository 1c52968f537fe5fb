import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { build, version } from 'vite'

/** Everything that a build reads. The lock file stands for the packages. */
const inputs = [
  'data-csv',
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'vite.config.ts',
]
/** Made from the other inputs by every build. */
const made = ['src/generated']
const kept = 3

function* filesBelow(root: string, path: string): Generator<string> {
  if (made.includes(relative(root, path))) return
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).sort()) yield* filesBelow(root, join(path, name))
  else yield path
}

/** A name for what a build would make now: any byte or name of an input changes it. */
function hashInputs(root: string): string {
  const hash = createHash('sha256').update(`${process.version} ${version}`)
  for (const input of inputs)
    for (const file of filesBelow(root, join(root, input))) {
      const content = readFileSync(file)
      hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content)
    }
  return hash.digest('hex').slice(0, 16)
}

/** Removes all but the newest built sites, so that the folder does not grow with every change. */
function clearOut(cache: string) {
  const sites = readdirSync(cache)
    .filter(name => /^site-[0-9a-f]{16}$/.test(name))
    .map(name => ({ path: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used)
  for (const { path } of sites.slice(kept)) rmSync(path, { recursive: true })
}

/**
 * Builds the site, or takes the one built from the very same inputs.
 * @returns folder of the site, with a slash at its end
 */
export async function builtSite(root: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = join(cache, `site-${hashInputs(root)}`)
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
  else {
    // Under its name only when complete: a run that breaks off leaves no half site for the next one.
    process.env.NODE_ENV = 'production' // the test runner says "test", which would build the libraries' development code
    const half = mkdtempSync(join(cache, 'half-site-'))
    try {
      await build({ root, logLevel: 'warn', build: { outDir: half, emptyOutDir: true } })
      renameSync(half, folder)
    } catch (error) {
      rmSync(half, { recursive: true, force: true })
      if (!existsSync(folder)) throw error // another run may have built the same meanwhile
    }
  }
  clearOut(cache)
  return `${folder}/`
}
