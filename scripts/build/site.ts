import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleFile } from './output-file.ts'
import type { Step } from './step.ts'

/** Name, version and addresses of the site, from package.json. */
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

type Manifest = Omit<Site, 'repository'> & { readonly repository: { readonly url: string } }

/** Reads package.json in `root`; npm has already validated it. */
export function readSite(root: string): Site {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { title, description, version, license, homepage, repository } = manifest
  return { title, description, version, license, homepage, repository: repository.url }
}

/** Day of the last commit that changed the data, e.g. `2026-11-23`; null outside a repository. */
function readDataDate(root: string): string | null {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', 'data-csv'], { cwd: root })
  return /^\d{4}-\d\d-\d\d/.exec(String(stdout))?.[0] ?? null
}

/** Writes the name and addresses of the site for the pages, and whether `npm run parsers` has compiled the parsers. */
export const siteStep: Step = ({ root }) => ({
  modules: [
    moduleFile('site.ts', () => ({
      from: ['package.json'],
      constants: {
        site: {
          value: {
            ...readSite(root),
            dataDate: readDataDate(root),
            hasParsers: existsSync(join(root, 'public/data/parsers')),
          },
        },
      },
    })),
  ],
})
