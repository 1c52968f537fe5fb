import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from '../../../scripts/browser/launch-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, ending in a slash. */
    siteUrl: string
    /** Folder of the built site. */
    siteFolder: string
    /** Where the shared browser listens. */
    browserEndpoint: string
  }
}

/** Builds the site once, serves it below a sub-path as any static host may, and starts one browser for all tests. */
export default async function setup(project: TestProject) {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const siteFolder = `${mkdtempSync(join(cache, 'site-'))}/`
  process.env.NODE_ENV = 'production' // the test runner says "test", which would build the libraries' development code
  const options = { root, logLevel: 'warn', build: { outDir: siteFolder, emptyOutDir: true } } as const
  await build(options)
  const server = await preview({ ...options, base: '/docs/', preview: { port: 0, host: '127.0.0.1' } })
  const browser = await launchBrowser()
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the preview server gave no address')
  project.provide('siteUrl', address)
  project.provide('siteFolder', siteFolder)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.close()
    rmSync(siteFolder, { recursive: true })
  }
}
