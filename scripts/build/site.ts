import type { Reading } from '../csv/read-file.ts'
import { readJson } from '../csv/read-json.ts'
import { madeFrom } from './generated-module.ts'
import type { Step } from './step.ts'

/** Name, version and addresses of the site. package.json is the one place that holds them. */
export interface Site {
  readonly title: string
  readonly description: string
  readonly version: string
  readonly license: string
  /** Address where the site is published. */
  readonly homepage: string
  /** Address of the public source repository, without a slash at the end. */
  readonly repository: string
}

/** Reads what package.json in `root` says of the site. */
export function readSite(root: string): Reading<Site> {
  return readJson(root, 'package.json', json => ({
    title: json.at('title').text(),
    description: json.at('description').text(),
    version: json.at('version').text(),
    license: json.at('license').text(),
    homepage: json.at('homepage').text(),
    repository: json.at('repository').at('url').text(),
  }))
}

/** Gives the pages the name and the addresses of the site. */
export const siteStep: Step = ({ root }) => {
  const { value, problems } = readSite(root)
  if (value === null) return { problems }
  const site = JSON.stringify(value, null, 2)
  return {
    modules: [{ path: 'site.ts', content: `${madeFrom('package.json')}export const site = ${site}\n` }],
  }
}
