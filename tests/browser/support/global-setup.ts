import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from '../../../scripts/browser/launch-browser.ts'
import { builtSite } from './built-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, ending in a slash. */
    siteUrl: string
    /** Folder of the built site. */
    siteFolder: string
  }
}

/** Serves the built site below a sub-path as any static host may, and has a browser at hand. */
export default async function setup(project: TestProject) {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const siteFolder = await builtSite(root)
  await (await launchBrowser('lean')).close() // unpacked by one process, before each worker starts its own
  const server = await preview({
    configFile: false,
    root,
    base: '/docs/',
    build: { outDir: siteFolder },
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=31536000, immutable' } },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the preview server gave no address')
  project.provide('siteUrl', address)
  project.provide('siteFolder', siteFolder)
  return () => server.close()
}
