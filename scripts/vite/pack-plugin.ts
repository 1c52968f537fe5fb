import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { writePacks } from './write-packs.ts'

/** Packs the built site for the offline worker. Must be the last plugin: it takes what the others have written. */
export function packPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'packs',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler(error) {
        if (!error && !config.build.ssr) writePacks(resolve(config.root, config.build.outDir))
      },
    },
  }
}
