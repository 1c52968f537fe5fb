import { type Plugin, preview } from 'vite'

export interface Site {
  /** Ends in a slash. */
  readonly url: string
  /** Takes the site away as a lost connection does. */
  goAway(): void
}

/**
 * Serves a built site at a port of its own, below a path.
 * @param outDir folder of the built site
 * @param plugins what answers before the files do
 */
export async function serveSite(outDir: string, plugins: readonly Plugin[] = []): Promise<Site> {
  const server = await preview({
    ...{ configFile: false, base: '/docs/', plugins: [...plugins] },
    ...{ build: { outDir }, preview: { port: 0, host: '127.0.0.1' } },
  })
  const { httpServer, resolvedUrls } = server
  const [url] = resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('the preview server gave no address')
  return {
    url,
    goAway() {
      httpServer.close()
      if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
    },
  }
}
