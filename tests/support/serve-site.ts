import type { OutgoingHttpHeaders } from 'node:http'
import { type Plugin, preview } from 'vite'

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
    ...{ configFile: false, base, plugins: [...plugins] },
    ...{ build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers } },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('the preview server gave no address')
  let isGone: Promise<void> | undefined
  return {
    url,
    goAway() {
      isGone ??= server.close()
      return isGone
    },
  }
}
