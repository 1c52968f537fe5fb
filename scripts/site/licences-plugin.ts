import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** File in which Vite writes the licences of bundled packages. */
export const licencesFile = 'licences.txt'

/** Prepends the site's own licence. @throws if a package has no licence text */
export function licencesPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'licences',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[licencesFile]
        if (file?.type !== 'asset') throw new Error(`the build has no ${licencesFile}`)
        const packages = String(file.source).split(/^(?=## )/m)
        const bare = packages.find(text => text.startsWith('## ') && !text.trim().includes('\n'))
        if (bare) throw new Error(`${bare.trim()} ships without the text of its licence`)
        file.source = `${readFileSync(join(config.root, 'LICENSE'), 'utf8')}\n${packages.join('')}`
      },
    },
  }
}
