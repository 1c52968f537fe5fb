import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { build, version } from 'vite'
import { hashFiles } from '../../../scripts/build/hash-files.ts'

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

/** Removes all but the newest built sites, so that the folder does not grow with every change. */
function clearOut(cache: string) {
  const sites = readdirSync(cache)
    .filter(name => /^site-[0-9a-f]{16}-/.test(name))
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
  // A name for what a build would make now: any byte or name of an input changes it.
  const state = hashFiles(root, inputs, made)
  const folder = join(cache, `site-${state}-${process.version}-${version}`)
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
