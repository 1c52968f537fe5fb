import type { Step } from '../step/step.ts'
import { readSite } from './site.ts'

/** Gives the pages the name and the addresses of the site. */
export const siteStep: Step = ({ root }) => {
  const header = '// Made from package.json by `npm run data`. Edit that file, not this one.\n\n'
  const { value, problems } = readSite(root)
  if (value === null) return { problems }
  const site = JSON.stringify(value, null, 2)
  return { modules: [{ path: 'site.ts', content: `${header}export const site = ${site}\n` }] }
}
