import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
export function readSite(root: string): Site {
  const { title, description, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return { title, description, version, license, homepage, repository: repository.url }
}
