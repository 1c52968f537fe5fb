import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { PageRenderer } from '#shared/page-files.ts'

/** Builds src/app/prerender for Node, with the class names of the site, and loads it. */
export async function buildPageRenderer(root: string): Promise<PageRenderer> {
  const outDir = join(root, 'node_modules/.cache/static-pages')
  const built = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true },
    // Otherwise builds for Node emit absolute addresses.
    experimental: { renderBuiltUrl: file => `./${file}` },
    build: {
      ssr: 'src/app/prerender/renderPage.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Hashed name, so that a second build in the same process does not reuse the first renderer.
      rolldownOptions: { external: ['virtual:pwa-register'], output: { entryFileNames: '[name]-[hash].js' } },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (bundle === undefined || !('output' in bundle)) throw new Error('the page renderer was not built')
  const loaded: { default: PageRenderer } = await import(
    pathToFileURL(join(outDir, bundle.output[0].fileName)).href
  )
  return loaded.default
}
