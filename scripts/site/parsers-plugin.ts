import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { cachedArchives } from '../publish/parsers/cached-archives.ts'
import { parserArchives, parserInputs } from '../publish/parsers/parser-archives.ts'

/** Adds the parsers for other languages to a build, compiled from its format description. */
export function parsersPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'parsers',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const description = bundle['data/gtasa-save.ksy']
        if (description?.type !== 'asset') throw new Error('the build has no data/gtasa-save.ksy')
        const ksy = String(description.source)
        const licence = readFileSync(join(config.root, 'LICENSE'), 'utf8')
        const make = () => parserArchives(ksy, licence)
        for (const { path, content } of await cachedArchives(config.root, parserInputs(ksy, licence), make))
          this.emitFile({ type: 'asset', fileName: `data/${path}`, source: content })
      },
    },
  }
}
