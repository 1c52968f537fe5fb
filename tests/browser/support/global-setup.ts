import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from '../../../scripts/browser/launch-browser.ts'
import { serveSite } from '../../support/serve-site.ts'
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
  const headers = { 'Cache-Control': 'max-age=31536000, immutable' } // a page that visits again asks for nothing twice
  const site = await serveSite(siteFolder, { headers })
  project.provide('siteUrl', site.url)
  project.provide('siteFolder', siteFolder)
  return () => site.goAway()
}
