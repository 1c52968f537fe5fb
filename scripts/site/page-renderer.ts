import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig } from 'vite'

export interface StaticPage {
  /** Route after the #. */
  readonly path: string
  /** Heading of the page. */
  readonly title: string
}

/** Exports of src/app/prerender. Scripts never import src: they load the file that was built from it. */
export interface PageRenderer {
  readonly pages: readonly StaticPage[]
  /** Meta descriptions by path. */
  readonly pageDescriptions: Readonly<Record<string, string>>
  readonly site: { readonly title: string; readonly homepage: string }
  /** The content of `main` for the first window. */
  renderPicture(page: StaticPage): Promise<string>
  /** The whole site at a page, for visitors without JavaScript. */
  renderDocument(page: StaticPage, mode: 'picture' | 'document'): Promise<string>
}

/** Builds src/app/prerender for Node, with the class names of the site, and loads it. */
export async function buildPageRenderer({ root }: ResolvedConfig): Promise<PageRenderer> {
  const outDir = join(root, 'node_modules/.cache/static-pages')
  const built = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true },
    // Builds for Node otherwise write absolute addresses.
    experimental: { renderBuiltUrl: file => `./${file}` },
    build: {
      ssr: 'src/app/prerender/renderPage.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The hash in the name: a second build in the same process must not get the renderer of the first.
      rolldownOptions: { external: ['virtual:pwa-register'], output: { entryFileNames: '[name]-[hash].js' } },
    },
  })
  const entry = [built].flat().flatMap(bundle => ('output' in bundle ? bundle.output[0].fileName : []))[0]
  if (entry === undefined) throw new Error('the page renderer was not built')
  return import(pathToFileURL(join(outDir, entry)).href)
}
