import type { TestProject } from 'vitest/node'
import { buildSite } from '../../../browser/support/built-site.ts'
import { type Expected, readExpected } from './expected.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    siteFolder: string
    expected: Expected
  }
}

/** Builds the site, and reads in Chromium what the other engines should show. */
export default async function setup(project: TestProject) {
  const siteFolder = await buildSite(process.cwd())
  project.provide('siteFolder', siteFolder)
  project.provide('expected', await readExpected(siteFolder))
}
