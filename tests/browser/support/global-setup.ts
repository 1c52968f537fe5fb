import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from '../../../scripts/dev/launch-browser.ts'
import { serveSite } from '../../support/serve-site.ts'
import { buildSite } from './built-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, ending in a slash. */
    siteUrl: string
    /** Folder of the built site. */
    siteFolder: string
    /** URL of axe on the site's own host, so that the page's policy allows it and the browser caches its compiled code. */
    axeUrl: string
  }
}

/** Path of axe on the site's host. */
const axePath = '/axe.min.js'

/** Serves axe. */
async function axePlugin(headers: Readonly<Record<string, string>>): Promise<Plugin> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))
  return {
    name: 'axe',
    configurePreviewServer({ middlewares }) {
      middlewares.use(axePath, (_request, answer) => {
        answer.writeHead(200, { 'Content-Type': 'text/javascript', ...headers }).end(source)
      })
    },
  }
}

/** Serves the built site below a sub-path, as a static host may, and provides a browser. */
export default async function setup(project: TestProject) {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const siteFolder = await buildSite(root)
  await (await launchBrowser('lean')).close() // unpacked by one process, before each worker starts its browser
  const headers = { 'Cache-Control': 'max-age=31536000, immutable' } // repeated visits use the cache
  const site = await serveSite(siteFolder, { headers, plugins: [await axePlugin(headers)] })
  project.provide('siteUrl', site.url)
  project.provide('siteFolder', siteFolder)
  project.provide('axeUrl', new URL(axePath, site.url).href)
  return () => site.goAway()
}
