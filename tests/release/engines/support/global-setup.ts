import type { TestProject } from 'vitest/node'
import { buildSite } from '../../../browser/support/built-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    siteFolder: string
  }
}

/** Builds the site. */
export default async function setup(project: TestProject) {
  project.provide('siteFolder', await buildSite(process.cwd()))
}
