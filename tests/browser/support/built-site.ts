import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the site for tests.
 * @returns folder of the site, with a slash at its end
 */
export async function buildSite(root: string): Promise<string> {
  process.env.NODE_ENV = 'production' // the test runner sets "test", which would build the development code of the libraries
  const outDir = join(root, 'node_modules/.cache/test-site')
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return `${outDir}/`
}
