import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig } from 'vite'

export interface StaticPage {
  /** Route behind the #. */
  readonly path: string
  /** Heading of the page. */
  readonly title: string
}

/** What src/static offers. scripts never import src: it is met only as a file that was built from it. */
export interface Renderer {
  readonly pages: readonly StaticPage[]
  /** One sentence by path. */
  readonly pageDescriptions: Readonly<Record<string, string>>
  readonly site: { readonly title: string; readonly homepage: string }
  /** Modules below src that the page needs before it can be drawn. */
  pageFiles(page: StaticPage): readonly string[]
  /** Modules below src that it may bring later by itself; not every one of them exists. */
  laterFiles(page: StaticPage): readonly string[]
  /** The site at a page as React first draws it. */
  renderFirstScreen(page: StaticPage): Promise<string>
  /** The site at a page with all that it ever shows by itself. */
  renderWhole(page: StaticPage): Promise<string>
}

/** Builds the renderer for Node, with the components and the style names of the site, and loads it. */
export async function buildRenderer({ root, resolve }: ResolvedConfig): Promise<Renderer> {
  const outDir = join(root, 'node_modules/.cache/static-pages')
  const built = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    resolve: { alias: resolve.alias },
    ssr: { noExternal: true },
    // Relative as all of the site is: by itself a build for Node writes them from the root of the host.
    experimental: { renderBuiltUrl: file => `./${file}` },
    build: {
      ssr: 'src/static/renderPage.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The hash in the name: a second build in the same process must not get the first one's renderer.
      rolldownOptions: { external: ['virtual:pwa-register'], output: { entryFileNames: '[name]-[hash].js' } },
    },
  })
  const entry = [built].flat().flatMap(bundle => ('output' in bundle ? bundle.output[0].fileName : []))[0]
  if (entry === undefined) throw new Error('the renderer was not built')
  return import(pathToFileURL(join(outDir, entry)).href)
}
