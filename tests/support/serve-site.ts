import type { OutgoingHttpHeaders } from 'node:http'
import { type Plugin, preview } from 'vite'
import { required } from './required.ts'

export interface ServedSite {
  /** Ends in a slash. */
  readonly url: string
  /** Stops the server, like a lost connection; a second call has no effect. */
  goAway(): Promise<void>
}

interface Options {
  /** Path of the site on its host. */
  readonly base?: string
  readonly headers?: OutgoingHttpHeaders
  /** Handler that runs before the files are served. */
  readonly plugins?: readonly Plugin[]
}

/**
 * Serves a built site on its own port, as any static host may.
 * @param outDir folder of the built site
 */
export async function serveSite(
  outDir: string,
  { base = '/docs/', headers = {}, plugins = [] }: Options = {},
): Promise<ServedSite> {
  const server = await preview({
    configFile: false,
    base,
    plugins: [...plugins],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers },
  })
  const url = required(server.resolvedUrls?.local[0], 'address of the preview server')
  let isGone: Promise<void> | undefined
  return {
    url,
    goAway() {
      isGone ??= server.close()
      return isGone
    },
  }
}
